import type { RuleNumber } from '../en/rules.ts';

export const rules: Readonly<Record<RuleNumber, string>> = {
  'G1-SETUP-1':
    'De 2 à 5 joueurs. Chacun commence avec un village initial, un membre du clan dessus, 6 pièces et aucun point de victoire.',
  'G1-SETUP-2':
    'La piste est un cercle de 14 cases. Les figurines se suivent dans l’ordre des places ; le premier joueur, tiré au sort, est en dernière position.',
  'G1-SETUP-3':
    'À 2 ou 3 joueurs, le dé est devant les figurines et la première case de chaque ligne de l’entrepôt porte une pièce. À 4 ou 5, il n’y a pas de dé et l’entrepôt est vide.',
  'G1-SETUP-4':
    'Les tuiles forment les piles 0 à 3, faces cachées. Devant la première figurine, la pile 0 puis la pile 1 remplissent la piste jusqu’à ce que seule la case derrière la dernière figurine soit vide.',
  'G1-SETUP-5': 'Rien ne s’épuise : membres du clan, ressources, whisky et pièces sont illimités.',
  'G1-TURN-1':
    'Il n’y a pas d’ordre fixe. Qui est en dernière position sur la piste joue ensuite ; vous pouvez donc jouer plusieurs fois de suite.',
  'G1-TURN-2':
    'Avancez votre figurine dans le sens horaire jusqu’à une tuile, aussi loin que vous voulez. Prenez la tuile ; votre figurine reste sur sa case.',
  'G1-TURN-3':
    'Vous ne pouvez choisir qu’une tuile que vous pouvez payer et qui a un emplacement permis dans votre territoire.',
  'G1-TURN-4':
    'Notre décision : si vous ne pouvez prendre aucune tuile, allez sur n’importe laquelle et retirez-la du jeu. Rien d’autre ne se passe.',
  'G1-TURN-5':
    'Un tour : avancer, payer, poser, gain immédiat et carte, activer, déplacer les membres du clan, compléter. Vous pouvez vendre à tout moment entre-temps.',
  'G1-TURN-6':
    'Après chaque tour, les tuiles restées derrière la dernière figurine sont retirées. Puis on ajoute des tuiles à l’avant jusqu’à ce qu’exactement une case soit vide.',
  'G1-TURN-7': 'Les piles s’épuisent dans l’ordre 0, 1, 2, 3.',
  'G1-TURN-8':
    'Quand le dé est en dernière position, on le lance (1-1-1-2-2-3) et il avance d’autant de tuiles, sans compter les figurines. La tuile atteinte quitte le jeu. Puis on complète la piste.',
  'G1-MARKET-1': 'L’entrepôt a une ligne par ressource, avec des cases à 1, 2 et 3 pièces.',
  'G1-MARKET-2':
    'Pour acheter, posez les pièces de la case vide la moins chère sur celle-ci. Une ligne pleine ne vend rien.',
  'G1-MARKET-3':
    'Vous n’achetez que ce que vous utilisez aussitôt pour payer un coût. Un achat n’est jamais gardé ni, selon notre décision, revendu.',
  'G1-MARKET-4': 'Vous pouvez acheter autant que nécessaire, même des ressources que vous possédez déjà.',
  'G1-MARKET-5':
    'Pour vendre, rendez une ressource et prenez les pièces de la case occupée la plus chère. Une ligne vide n’achète rien. Autant que vous voulez, à tout moment de votre tour.',
  'G1-MARKET-6':
    'Le whisky et les membres du clan ne sont pas des ressources : on ne les achète ni ne les vend jamais.',
  'G1-COST-1':
    'On paie avant de poser, avec des ressources de n’importe laquelle de ses tuiles, du whisky ou des achats. Un membre du clan payé pour Loch Ness part avant la pose du loch.',
  'G1-COST-2':
    'Notre décision : un paiement ou une vente n’est possible que si le reste demeure payable et que la tuile garde un emplacement. Ce qui est commencé est mené à bout, les paiements équivalents dans un ordre fixe.',
  'G1-PLACE-1': 'Une nouvelle tuile doit toucher votre territoire par au moins un côté.',
  'G1-PLACE-2': 'Un membre de votre clan doit se tenir sur l’une des 8 tuiles possibles autour de l’emplacement.',
  'G1-PLACE-3':
    'La rivière traverse le village initial tout droit, du nord au sud, sans interruption. Une tuile rivière ne se pose qu’à son extrémité nord ou sud.',
  'G1-PLACE-4':
    'La route traverse le village initial tout droit, d’ouest en est, sans interruption. Une tuile route ne se pose qu’à son extrémité ouest ou est.',
  'G1-PLACE-5':
    'Un côté rivière ne touche que des côtés rivière, un côté route que des côtés route. Jamais une tuile sans rivière juste au nord ou au sud d’une rivière, ni une sans route à l’est ou à l’ouest d’une route.',
  'G1-PLACE-6': 'Les tuiles ne sont jamais tournées. Leurs couleurs ne comptent pas pour la pose.',
  'G1-ACT-1':
    'Après le gain immédiat et la carte, vous pouvez activer une fois la nouvelle tuile et chacune de ses 8 voisines possibles, dans l’ordre de votre choix.',
  'G1-ACT-2':
    'Carrière, forêt, champ de blé, prairie et pâturage reçoivent une ressource de leur sorte. Aucune tuile n’en contient plus de 3 ; le surplus est perdu.',
  'G1-ACT-3': 'Une distillerie apporte 1 whisky à la pose. Activée, elle change 1 céréale en 1 whisky.',
  'G1-ACT-4':
    'Un boucher paie 2 points pour 1 animal de sa sorte ou 4 points pour 2. Le boucher mixte paie 5 points pour exactement 1 mouton et 1 bœuf.',
  'G1-ACT-5':
    'Une foire paie 1, 3, 5, 8, 12 points pour 1, 2, 3, 4, 5 ressources différentes. Les trois tailles de foires vont jusqu’à 3, 4 et 5 ressources.',
  'G1-ACT-6': 'L’épicier paie 8 points pour exactement 3 ressources quelconques.',
  'G1-ACT-7': 'Le pont paie 7 points pour exactement 1 pierre et 1 bois.',
  'G1-ACT-8': 'Une taverne donne 3 ou 4 points, comme imprimé, gratuitement.',
  'G1-ACT-9':
    'Un village ou un château apporte 1 membre du clan à la pose et 1 point de mouvement à l’activation. Un château apporte aussi sa carte.',
  'G1-ACT-10': 'Iona Abbey, activée, reçoit 1 ressource de votre choix.',
  'G1-ACT-11': 'Les lochs apportent leur carte. Activer un loch ne fait rien.',
  'G1-MOVE-1':
    'Les points de mouvement se dépensent à la fin du tour, après toutes les activations : 1 point déplace un membre du clan vers l’une des 8 tuiles voisines. Le reste est perdu.',
  'G1-MOVE-2':
    '1 point de mouvement fait d’un membre du clan, sur n’importe quelle tuile, un chef de clan pour toujours.',
  'G1-MOVE-3':
    'Notre décision : votre dernier membre du clan ne peut devenir chef de clan que si ce tour même termine la partie.',
  'G1-CARD-IONA': 'Iona Abbey : en fin de partie, 2 points par tuile jaune, abbaye comprise.',
  'G1-CARD-LOCHY': 'Loch Lochy : immédiatement 2 ressources au choix, selon notre décision sur le loch.',
  'G1-CARD-MORAR': 'Loch Morar : en fin de partie, 2 points par tuile verte.',
  'G1-CARD-NESS':
    'Loch Ness coûte un membre du clan ou un chef de clan. Une fois à chacun de vos tours, celui-ci compris, vous pouvez activer n’importe quelle tuile de votre territoire, mais aucune deux fois.',
  'G1-CARD-SHIEL':
    'Loch Shiel : immédiatement 1 ressource correspondante sur chacune de vos tuiles de production vides ; sur une Iona Abbey vide, une au choix.',
  'G1-CARD-OICH':
    'Loch Oich coûte 2 ressources différentes. Vous pouvez aussitôt activer toutes vos tuiles dans n’importe quel ordre ; ni activation normale ni Loch Ness ce tour-ci.',
  'G1-CARD-STALKER': 'Castle Stalker : immédiatement un second membre du clan sur le château.',
  'G1-CARD-MOIL': 'Castle Moil : immédiatement 1 whisky.',
  'G1-CARD-DONAN': 'Donan Castle : immédiatement 2 whiskys.',
  'G1-CARD-ARMADALE': 'Armadale Castle : immédiatement 3 pièces.',
  'G1-CARD-DUART':
    'Duart Castle : en fin de partie, 3 points par village. Notre décision : le village initial compte, pas les châteaux.',
  'G1-CARD-MEY': 'Castle of Mey : à chaque décompte, chacun de vos chefs de clan compte double. Pas les bérets.',
  'G1-CARD-CAWDOR': 'Cawdor Castle montre 3 bérets.',
  'G1-CARD-TAMS': 'Les bérets de vos cartes s’ajoutent à vos chefs de clan lors des décomptes.',
  'G1-SCORE-1':
    'Un décompte a lieu dès que la dernière tuile de la pile 1, 2 ou 3 arrive sur la piste. Le troisième termine aussitôt la partie.',
  'G1-SCORE-2':
    'On compare whisky, chefs de clan avec bérets et cartes de lieux spéciaux. Une avance de 1, 2, 3, 4, 5 ou plus sur le joueur qui en a le moins rapporte 1, 2, 3, 5, 8 points.',
  'G1-SCORE-3':
    'Notre décision : s’il faut encore des tuiles après la dernière d’une pile, le décompte vient d’abord, puis on continue à compléter.',
  'G1-END-1':
    'Après le troisième décompte : points de vos cartes, 1 point par pièce, et moins 3 points par tuile de plus que le joueur qui en a le moins.',
  'G1-END-2':
    'Le plus de points gagne ; à égalité, le plus de ressources sur les tuiles ; sinon la victoire est partagée. Les points peuvent être négatifs.',
  'G1-HIDE-1': 'Une option de la table permet de garder secrets les points de victoire. Normalement ils sont visibles.',
  'G1-EX-1':
    'Exemple : avec Iona Abbey, 2 bois, 1 bœuf et 3 pièces, acheter et vendre habilement mène à 8 points à la foire.',
  'G1-EX-2': 'Exemple : des territoires de 15, 13, 16 et 13 tuiles perdent 6, 0, 9 et 0 points.',
  'G2-SETUP-1':
    'De 2 à 4 joueurs. Chacun a un territoire initial, 10 Écossais et 10 pions de clan. Le territoire initial compte pour deux tuiles : village à gauche, château à droite, traversés par la rivière.',
  'G2-SETUP-2':
    'Un Écossais est votre pion, un autre est sur le village initial, 8 forment votre réserve. Écossais et pions de clan sont limités ; ressources, pièces, whisky et points ne le sont pas.',
  'G2-SETUP-3':
    'Les pions sont placés au hasard sur le rondel. Le dernier commence avec 5 pièces, les suivants avec 6, 7 et 8.',
  'G2-SETUP-4':
    'Le dé participe à 2 joueurs ; à 3 ou 4, c’est une option de la table. Il est placé devant le premier pion.',
  'G2-SETUP-5': 'À 2 ou 3 joueurs, la première case de chaque ligne du marché commence avec une pièce.',
  'G2-SETUP-6':
    'Les 5 tuiles S dans un ordre aléatoire, puis des tuiles A, remplissent le rondel dans le sens horaire devant les pions. La case derrière le dernier pion reste vide.',
  'G2-SETUP-10':
    'Notre décision : le rondel a 14 cases. Les tuiles S en trop sont posées sur la pile A et viennent en premier.',
  'G2-SETUP-7':
    'Les piles A à D sont mélangées, faces cachées. La Fin va à peu près au milieu de D ; dans la partie d’initiation, elle est au-dessus.',
  'G2-SETUP-8': 'David Hume est placé à côté du plateau de clan. Les cartes Lieu emblématique sont visibles.',
  'G2-SETUP-9':
    'Le marché d’initiation montre sur chaque case une ressource ou ses pièces. Ce n’est qu’une autre image ; les règles restent les mêmes.',
  'G2-TURN-1':
    'Qui est en dernière position sur le rondel joue ensuite et avance aussi loin qu’il veut vers une case avec tuile. Plusieurs tours de suite sont possibles.',
  'G2-TURN-2':
    'Un tour : avancer ; payer et prendre la tuile ; la poser ou mettre le personnage de côté ; effets immédiats ; activer la tuile et ses voisines ; compléter.',
  'G2-TURN-3': 'Vous ne pouvez choisir qu’une tuile que vous pouvez payer et poser selon toutes les règles.',
  'G2-TURN-4':
    'Si vous ne pouvez prendre aucune tuile, allez sur n’importe laquelle, défaussez-la et prenez 1 pièce ou 1 point de mouvement. Ni les tuiles protégées ni La Fin ne peuvent être défaussées ainsi.',
  'G2-TURN-5': 'Dès que tous les pions ont dépassé une tuile sans la prendre, elle va à la défausse.',
  'G2-TURN-6':
    'À la fin d’un tour, on complète le rondel avec la pile en cours jusqu’à ce que seule la case derrière le dernier pion soit vide.',
  'G2-TURN-7': 'Une tuile avec l’icône de protection peut être dépassée, mais pas prise.',
  'G2-TURN-8': 'Notre décision : chacun peut consulter la défausse.',
  'G2-DIE-1':
    'Quand le dé est en dernière position, on le lance (1-1-1-2-2-3) et il avance d’autant de tuiles. Les tuiles à icône de chronique ou protégées lui échappent : il va à la suivante. Celle-ci est défaussée.',
  'G2-DIE-3':
    'Notre décision : après le dé, on complète le rondel, avec décompte s’il y a lieu. Puis joue le pion suivant en dernière position.',
  'G2-DIE-2':
    'Le dé ne retire jamais La Fin. S’il l’atteint ou la dépasse, il quitte le jeu. Un dé derrière La Fin ne retarde pas la fin.',
  'G2-MARKET-1':
    'Le marché a une ligne par ressource – bois, pierre, orge, mouton, bœuf – avec des cases à 1, 2 et 3 pièces.',
  'G2-MARKET-2':
    'Pour acheter, posez les pièces de la case vide la moins chère sur celle-ci. Une ligne pleine ne vend rien.',
  'G2-MARKET-3':
    'Vous n’achetez que ce que vous utilisez aussitôt pour payer un coût. Un achat n’est jamais gardé ni, selon notre décision, revendu.',
  'G2-MARKET-4':
    'Vous pouvez acheter autant que nécessaire. Vous n’êtes pas obligé d’utiliser d’abord vos propres ressources.',
  'G2-MARKET-5':
    'Pour vendre, rendez une ressource et prenez les pièces de la case occupée la plus chère. Une ligne vide n’achète rien. Autant que vous voulez, à tout moment de votre tour.',
  'G2-MARKET-6': 'Le whisky et les Écossais ne sont pas des ressources : on ne les achète ni ne les vend jamais.',
  'G2-MARKET-7': 'Vous pouvez aussi vendre pour faire de la place sur une tuile avant de l’activer.',
  'G2-COST-1':
    'Les coûts sont des ressources, des pièces, du whisky ou des Écossais. Les ressources viennent de vos tuiles ou du marché. Un Écossais payé quitte votre territoire pour la réserve avant la pose de la tuile.',
  'G2-COST-3':
    'Notre décision : payer, vendre ou déplacer n’est possible que si le reste demeure payable et que la tuile garde un emplacement. Ce qui est commencé est mené à bout, les paiements équivalents dans un ordre fixe.',
  'G2-COST-2':
    'Notre décision : ce que la tuile apporte elle-même, pièces ou points de mouvement, ne peut pas servir à la payer.',
  'G2-PLACE-1': 'Une nouvelle tuile doit toucher votre territoire par au moins un côté.',
  'G2-PLACE-2': 'Un de vos Écossais doit se tenir sur l’une des 8 tuiles possibles autour de l’emplacement.',
  'G2-PLACE-3':
    'La rivière traverse le territoire initial tout droit, sans interruption. Une tuile rivière ne se pose qu’à son extrémité gauche ou droite.',
  'G2-PLACE-4':
    'Une tuile sans rivière n’est jamais juste à gauche ou à droite d’une tuile rivière. Votre territoire n’a qu’une rivière.',
  'G2-OVER-1': 'Une tuile de superposition ne se pose que sur une tuile du même type, jamais seule.',
  'G2-OVER-2':
    'Superposition : une tuile avec rivière va sur une rivière, une tuile sans rivière sur une tuile sans rivière.',
  'G2-OVER-3': 'Superposition : un de vos Écossais doit se tenir à côté ou sur la tuile recouverte.',
  'G2-OVER-4':
    'Ressources et Écossais montent sur la nouvelle tuile. Ce que la tuile recouverte a apporté vous reste, sa carte Lieu emblématique aussi.',
  'G2-OVER-5':
    'Seule la tuile du dessus s’active et compte ; la pile est une tuile. Superpositions et tuiles initiales peuvent être recouvertes. Ce qui recouvre le château initial est le château initial ; le village initial ne se retire jamais.',
  'G2-ONCE-1':
    'Les effets immédiats précèdent l’activation : carte, pion de clan, whisky, Écossais sur la tuile, pièces, ressource au choix sur la tuile, points. Tous ceux imprimés, selon notre décision dans l’ordre voulu.',
  'G2-ONCE-2': 'Vous avez 10 Écossais. Si votre réserve est vide, un effet qui en apporte un n’apporte rien.',
  'G2-ACT-1':
    'Activez la nouvelle tuile et ses 8 voisines possibles dans l’ordre de votre choix, chacune au plus une fois par tour. Une activation se termine avant la suivante.',
  'G2-ACT-2':
    'Production : la ressource indiquée, ou une au choix, sur la tuile activée. Aucune tuile n’en contient plus de 3 ; le surplus est perdu.',
  'G2-ACT-3':
    'Les échanges se font comme imprimé, une fois par activation. Si une tuile en montre plusieurs, choisissez-en un.',
  'G2-ACT-4':
    'Les points de mouvement s’accumulent pour ce tour et se dépensent à votre guise : 1 point déplace un Écossais vers l’une des 8 tuiles voisines de votre territoire. Le reste est perdu en fin de tour.',
  'G2-ACT-5': 'Les points de victoire viennent comme imprimé.',
  'G2-ACT-6': 'Notre décision : tout ce que vous gagnez est public.',
  'G2-CLAN-1':
    'Un personnage est mis de côté, pas posé. Rien ne s’active, et les personnages ne comptent pas dans la taille du territoire.',
  'G2-CLAN-2':
    'Posez un pion de clan sur un domaine libre et payez la route la moins chère depuis le départ ou depuis un domaine occupé, par qui que ce soit. Si vous pouvez payer un domaine, vous devez poser le pion.',
  'G2-CLAN-3':
    'Chaque domaine n’est pris qu’une fois ; seul Douglas peut l’être par tous, encore et encore. David Hume n’apporte pas de pion de clan.',
  'G2-CLAN-4':
    'Les ressources des domaines de clan vont sur vos tuiles qui ont de la place, au plus 3 par tuile. Notre décision : ce qui n’a pas de place est perdu.',
  'G2-CLAN-BRODIE': 'Brodie : 5 points avec 3 villages, 8 points à partir de 4. Le village initial compte.',
  'G2-CLAN-CAMERON': 'Cameron : activez 1 tuile Échange et recevez 3 points de mouvement.',
  'G2-CLAN-CHISHOLM': 'Chisholm : 1 orge et 1 Écossais, chacun sur n’importe laquelle de vos tuiles.',
  'G2-CLAN-DOUGLAS': 'Douglas : 3 points. Ce clan peut être choisi encore et encore.',
  'G2-CLAN-GRANT': 'Grant : 5 points avec des Écossais sur 5 tuiles différentes, 8 points à partir de 6.',
  'G2-CLAN-GUNN': 'Gunn : 1 mouton et 1 bœuf, chacun sur n’importe laquelle de vos tuiles.',
  'G2-CLAN-MACDONALD': 'MacDonald : 1 pierre et 1 bois, chacun sur n’importe laquelle de vos tuiles.',
  'G2-CLAN-MACDONELL': 'MacDonell : activez 1 tuile Matériau et 1 tuile Whisky.',
  'G2-CLAN-MACGREGOR':
    'MacGregor, permanent : une tuile Whisky qui produit du whisky peut donner 3 points à la place, sans payer son coût.',
  'G2-CLAN-MACKINTOSH':
    'Mackintosh, permanent : vos tuiles Château comptent comme des Écossais pour la pose des tuiles.',
  'G2-CLAN-MACLACHLAN': 'MacLachlan, permanent : 1 point par point de mouvement que vous n’utilisez pas.',
  'G2-CLAN-MACLEOD': 'MacLeod : 3 pièces.',
  'G2-CLAN-MACMILLAN': 'MacMillan : retirez 1 de vos tuiles. Si c’est possible, c’est obligatoire.',
  'G2-CLAN-MACPHERSON':
    'MacPherson : 5 points avec 2 tuiles de superposition, 8 points à partir de 3. Celles recouvertes comptent aussi.',
  'G2-CLAN-MACLEAN': 'MacLean : activez 1 tuile Animal et 1 tuile Whisky.',
  'G2-CLAN-MCKAY': 'McKay : David Hume, qui compte pour 2 personnages.',
  'G2-CLAN-MCKENZIE': 'McKenzie : 1 orge sur n’importe laquelle de vos tuiles, et 1 whisky.',
  'G2-CLAN-MCKINNON': 'McKinnon : 1 Écossais sur n’importe laquelle de vos tuiles, et 2 pièces.',
  'G2-CLAN-MUNRO': 'Munro : posez n’importe quelle tuile de la défausse sans payer son coût.',
  'G2-CLAN-OLIPHANT':
    'Oliphant : 5 points avec au moins 9 pièces, 8 points à partir de 12, comptées une fois la route payée.',
  'G2-CLAN-ROSS': 'Ross : 2 Écossais sur n’importe lesquelles de vos tuiles.',
  'G2-CLAN-SINCLAIR':
    'Sinclair, permanent : quand vous activez une tuile Échange, 1 pièce peut remplacer 1 des ressources, une fois par activation.',
  'G2-CLAN-SUTHERLAND':
    'Sutherland : 5 points avec au moins 4 tuiles rivière, 8 points à partir de 6. Le territoire initial compte pour deux.',
  'G2-CLAN-5':
    'Notre décision : une tuile de la défausse suit toutes les règles de pose, donne ses effets immédiats et s’active avec ses voisines. Un personnage pose toujours un pion de clan au prix de la route.',
  'G2-CLAN-6':
    'Quand un clan active une tuile, celles qui l’entourent ne s’activent pas. Aucune tuile ne s’active deux fois par tour.',
  'G2-MARK-ARMADALE': 'Armadale Castle : au décompte final, vos 8 premières pièces valent 2 points chacune.',
  'G2-MARK-MEY': 'Castle of Mey : activez toutes les tuiles de votre territoire au lieu des voisines.',
  'G2-MARK-STALKER': 'Castle Stalker : 3 pièces.',
  'G2-MARK-MOIL': 'Castle Moil : à chaque décompte, vos Écossais au château initial comptent double.',
  'G2-MARK-DONAN': 'Donan Castle : un pion de clan au prix de la route.',
  'G2-MARK-DUART': 'Duart Castle : 1 pièce, puis un pion de clan au prix de la route.',
  'G2-MARK-INVERNESS': 'Inverness : 1 orge dessus, et 1 whisky.',
  'G2-MARK-LOCHY': 'Loch Lochy : 2 ressources au choix dessus.',
  'G2-MARK-MORAR': 'Loch Morar : vous pouvez retirer jusqu’à 2 de vos tuiles.',
  'G2-MARK-NESS':
    'Loch Ness coûte un Écossais. Une fois à chacun de vos tours, vous pouvez activer 1 tuile de plus, n’importe laquelle.',
  'G2-MARK-SHIEL': 'Loch Shiel : 1 Écossais dessus, et 1 whisky.',
  'G2-MARK-1': 'Loch Ness agit dès le tour où il est posé, aussi dans les tours où vous prenez un personnage.',
  'G2-REMOVE-1':
    'Quand une tuile est retirée, le reste doit rester relié et la rivière entière. Sa pile part aussi, sa carte reste ; Écossais et ressources, selon la place, vont au château initial. Le territoire initial reste toujours.',
  'G2-REMOVE-2': 'Loch Morar peut se retirer lui-même ; ses voisines s’activent quand même.',
  'G2-SCORE-1':
    'Un décompte a lieu quand la dernière tuile de la pile A, B ou C arrive sur le rondel, avant que le joueur suivant n’agisse. Le quatrième vient en fin de partie.',
  'G2-SCORE-2':
    'On compare Écossais au château initial, cartes Lieu emblématique, whisky et personnages. Une avance de 1, 2, 3, 4, 5 ou plus sur le joueur qui en a le moins rapporte 1, 2, 3, 5, 8 points.',
  'G2-END-1':
    'Un pion sur La Fin ou au-delà ne joue plus ; plusieurs peuvent s’y tenir. Quand le dernier joueur l’a atteinte, la partie se termine après ce tour.',
  'G2-END-4': 'Aller sur La Fin termine aussitôt votre tour : ni tuile, ni Loch Ness.',
  'G2-END-2':
    'Décompte final : un décompte normal, puis moins 3 points par tuile de plus que le plus petit territoire, 1 point par pièce et cartes Lieu emblématique. Le territoire initial vaut 2 tuiles, les personnages ne comptent pas.',
  'G2-END-3':
    'Le plus de points gagne ; à égalité, le plus de ressources sur les tuiles ; sinon la victoire est partagée. Les points peuvent être négatifs.',
  'G2-SCORE-3':
    'Notre décision : s’il faut encore des tuiles après la dernière d’une pile, le décompte vient d’abord, puis on continue à compléter.',
  'G2-EX-1': 'Exemple : 5, 3 et 1 cartes Lieu emblématique rapportent 5, 2 et 0 points.',
  'G2-EX-2': 'Exemple : des territoires de 15, 13 et 16 tuiles perdent 6, 0 et 9 points.',
  'G2-EX-3': 'Exemple : Halkirk, Inshriach et Inverness rapportent 2 points de mouvement et 1 bois, deux fois.',
  'G2-EX-4':
    'Exemple : sur le plateau de clan vide, MacLeod coûte 0 et McKay 2 pièces. À côté de MacMillan occupé, MacLachlan coûte 1.',
  'G2-EX-5':
    'Exemple : le dé donne 2 et la deuxième tuile a une icône de chronique ; la suivante sans icône est donc défaussée.',
  'G2-EX-6': 'Exemple : un bœuf à la case 2 coûte 2 pièces. Un mouton vendu à la case 3 en rapporte 3.',
  'G2-EX-7':
    'Exemple : 1 mouton et 2 bœufs rapportent 8 points à Glengorm, 1 mouton et 2 pierres 7 points au Highland Market.',
  'G2-EX-8': 'Exemple : avec Castle Moil, 3 Écossais au château initial comptent pour 6.',
  'G2-EX-9':
    'Exemple de ce qui est interdit : une tuile qui interrompt la rivière, une qui en commence une seconde, et une sans Écossais à côté.',
};
