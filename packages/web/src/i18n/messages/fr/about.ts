import type { about as reference } from '../en/about.ts';

export const about: Readonly<Record<keyof typeof reference, string>> = {
  'about.title': 'À propos de Great Glen',
  'about.fans': 'Fait par des passionnés',
  'about.fans.text':
    'Great Glen est une table pour qui aime Glen More et Glen More II : Chronicles, de Matthias Cramer. Nous sommes des passionnés, pas l’éditeur, et personne ne nous paie. Si vous aimez ce que vous jouez ici, achetez la vraie boîte : elle est magnifique.',
  'about.art': 'Entièrement redessiné',
  'about.art.text':
    'Toutes les images et tous les textes sont les nôtres. Rien n’a été copié des illustrations ni des livrets de règles.',
  'about.recon': 'Valeurs reconstituées',
  'about.recon.text':
    'Certaines valeurs des tuiles de Glen More II ne figurent dans aucune source que nous pouvons utiliser. Nous les avons complétées pour qu’elles s’accordent avec tout ce qui est certain, et chacune est signalée. Regardez une tuile pour voir d’où viennent ses valeurs.',
  'about.packs': 'Packs de contenu',
  'about.packs.text':
    'Si vous possédez le jeu, vous pouvez saisir les valeurs imprimées de votre exemplaire dans un pack de contenu. Il reste sur votre appareil tant que vous ne le transmettez pas vous-même.',
  'about.rules': 'Des règles numérotées',
  'about.rules.text':
    'Quand quelque chose n’est pas possible, demandez pourquoi : la réponse cite la règle, avec nos propres mots. Là où les livrets se taisent, nous avons tranché, et nous le disons.',
  'about.privacy': 'Vos parties sont à vous',
  'about.privacy.text':
    'Pas de compte, pas de cookies, pas de statistiques. Parties et réglages restent dans ce navigateur.',
  'about.licences': 'Licences',
  'about.licences.text':
    'Le programme est un logiciel libre sous licence MIT. Les polices Alegreya et Alegreya Sans sont sous licence SIL Open Font License.',
  'about.source': 'Code source',
  'about.version': 'Version {version}, version {rules} des règles',
  'about.players': 'Joueurs artificiels',
  'about.players.text': 'Ils voient exactement ce qu’une personne verrait à leur place, et rien de plus.',
};
