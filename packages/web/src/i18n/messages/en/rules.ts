/** The rules by number, in our own words. "Ruling" marks what this project has decided where the books are silent. */
export const rules = {
  'G1-SETUP-1':
    '2 to 5 players. Everybody begins with a start village, one clan member on it, 6 coins and no victory points.',
  'G1-SETUP-2':
    'The track is a circle of 14 spaces. The figures stand one behind the other in seating order; the start player, drawn by lot, stands at the rear.',
  'G1-SETUP-3':
    'With 2 or 3 players the die stands ahead of the figures, and the first field of every warehouse row holds a coin. With 4 or 5 there is no die and the warehouse is empty.',
  'G1-SETUP-4':
    'The tiles form the stacks 0 to 3, face down. From the foremost piece on, stack 0 and then stack 1 fill the track until only the space behind the rear piece is empty.',
  'G1-SETUP-5': 'Nothing runs out: clan members, resources, whisky and coins are unlimited.',
  'G1-TURN-1':
    'There is no fixed order of play. Whoever stands at the rear of the track moves next, so you may well move several times in a row.',
  'G1-TURN-2':
    'Move your figure clockwise to any tile ahead, as far as you like. Take the tile; your figure stays on its space.',
  'G1-TURN-3': 'You may only choose a tile that you can pay and that has a legal place in your territory.',
  'G1-TURN-4':
    'Ruling: if you can take no tile at all, move to any tile and remove it from the game. Nothing else happens.',
  'G1-TURN-5':
    'A turn runs: move, pay, place, windfall and card, activate, move clan members, refill. You may sell at any moment in between.',
  'G1-TURN-6':
    'After every turn, tiles left behind the rear piece are removed. Then new tiles are laid at the front until exactly one space is empty again.',
  'G1-TURN-7': 'The stacks are used up in the order 0, 1, 2, 3.',
  'G1-TURN-8':
    'When the die is at the rear it is rolled (1-1-1-2-2-3) and moves that many tiles ahead; pieces do not count. The tile there leaves the game. Then the track is refilled.',
  'G1-MARKET-1': 'The warehouse has a row for each resource, with fields for 1, 2 and 3 coins.',
  'G1-MARKET-2': 'To buy, put the coins of the cheapest empty field onto it. A full row sells nothing.',
  'G1-MARKET-3':
    'You may buy only what you use at once to pay a cost. What you buy is never kept and, by ruling, never sold again.',
  'G1-MARKET-4': 'You may buy as many as you need, even of resources you already own.',
  'G1-MARKET-5':
    'To sell, give back a resource and take the coins of the highest filled field. An empty row buys nothing. Sell any number, at any time in your turn.',
  'G1-MARKET-6': 'Whisky and clan members are no resources: they are never bought or sold.',
  'G1-COST-1':
    'Pay before you place, with resources from any of your tiles, whisky, or resources you buy. A clan member paid for Loch Ness is gone before the loch is placed.',
  'G1-COST-2':
    'Ruling: a payment or sale is possible only if the rest can still be paid and the tile still has a place. What has been begun is finished. Equal payments are asked in one fixed order.',
  'G1-PLACE-1': 'A new tile must touch your territory with at least one edge.',
  'G1-PLACE-2': 'One of your clan members must stand on one of the up to 8 tiles around the place.',
  'G1-PLACE-3':
    'The river runs straight north and south through the start village in one unbroken line. A river tile goes only to the north or south end of it.',
  'G1-PLACE-4':
    'The road runs straight east and west through the start village in one unbroken line. A road tile goes only to the east or west end of it.',
  'G1-PLACE-5':
    'A river edge meets only river edges, a road edge only road edges. So a tile without river never lies directly north or south of a river tile, nor one without road east or west of a road tile.',
  'G1-PLACE-6': 'Tiles are never turned. Their colours do not matter when placing.',
  'G1-ACT-1':
    'After windfall and card you may activate the new tile and each of its up to 8 neighbours once, in any order.',
  'G1-ACT-2':
    'Quarry, forest, wheat field, meadow and pasture put one resource of their kind onto themselves. No tile holds more than 3; the rest is lost.',
  'G1-ACT-3': 'A distillery brings 1 whisky when placed. Activated, it turns 1 grain into 1 whisky.',
  'G1-ACT-4':
    'A butcher pays 2 points for 1 animal of its kind or 4 points for 2. The mixed butcher pays 5 points for exactly 1 sheep and 1 cattle.',
  'G1-ACT-5':
    'A fair pays 1, 3, 5, 8, 12 points for 1, 2, 3, 4, 5 different resources. The three sizes of fairs go up to 3, 4 and 5 resources.',
  'G1-ACT-6': 'The grocer pays 8 points for exactly 3 resources of any kinds.',
  'G1-ACT-7': 'The bridge pays 7 points for exactly 1 stone and 1 wood.',
  'G1-ACT-8': 'A tavern gives 3 or 4 points, as printed, for nothing.',
  'G1-ACT-9':
    'A village or castle brings 1 clan member when placed and 1 movement point when activated. A castle also brings its card.',
  'G1-ACT-10': 'Iona Abbey, activated, gets 1 resource of your choice.',
  'G1-ACT-11': 'Lochs bring their card. Activating a loch does nothing.',
  'G1-MOVE-1':
    'Spend movement points at the end of your turn, after all activations: 1 point moves a clan member to one of the 8 neighbouring tiles. Unspent points are lost.',
  'G1-MOVE-2': '1 movement point turns a clan member on any tile into a chieftain, for good.',
  'G1-MOVE-3': 'Ruling: your last clan member may become a chieftain only if this very turn ends the game.',
  'G1-CARD-IONA': 'Iona Abbey: at the end of the game 2 points for each of your yellow tiles, the abbey included.',
  'G1-CARD-LOCHY': 'Loch Lochy: at once any 2 resources, by ruling onto the loch.',
  'G1-CARD-MORAR': 'Loch Morar: at the end of the game 2 points for each of your green tiles.',
  'G1-CARD-NESS':
    'Loch Ness costs a clan member or a chieftain. Once in each of your turns, this one included, you may activate any one tile of your territory, but no tile twice.',
  'G1-CARD-SHIEL':
    'Loch Shiel: at once 1 matching resource onto every empty production tile of yours; onto an empty Iona Abbey one of your choice.',
  'G1-CARD-OICH':
    'Loch Oich costs any 2 different resources. At once you may activate all your tiles in any order; then there is no normal activation and no Loch Ness this turn.',
  'G1-CARD-STALKER': 'Castle Stalker: at once a second clan member onto the castle.',
  'G1-CARD-MOIL': 'Castle Moil: at once 1 whisky.',
  'G1-CARD-DONAN': 'Donan Castle: at once 2 whisky.',
  'G1-CARD-ARMADALE': 'Armadale Castle: at once 3 coins.',
  'G1-CARD-DUART':
    'Duart Castle: at the end of the game 3 points for each of your villages. Ruling: the start village counts, castles do not.',
  'G1-CARD-MEY': 'Castle of Mey: in every scoring each of your chieftains counts double. Tams do not.',
  'G1-CARD-CAWDOR': 'Cawdor Castle shows 3 tams.',
  'G1-CARD-TAMS': 'The tams on your cards are added to your chieftains in the scorings.',
  'G1-SCORE-1':
    'A scoring takes place as soon as the last tile of stack 1, 2 or 3 is laid on the track. The third one ends the game at once.',
  'G1-SCORE-2':
    'Whisky, chieftains with tams, and special location cards are compared. A lead of 1, 2, 3, 4, 5 or more over the player with the fewest scores 1, 2, 3, 5, 8 points.',
  'G1-SCORE-3':
    'Ruling: if more tiles are needed after the last one of a stack, the scoring comes first and the refill goes on afterwards.',
  'G1-END-1':
    'After the third scoring: points of your cards, 1 point per coin, and minus 3 points for each tile more than the player with the fewest tiles.',
  'G1-END-2':
    'Most points win; if equal, most resources on tiles; otherwise the victory is shared. Points may become negative.',
  'G1-HIDE-1': 'Victory points may be kept secret by a table option. Normally they are open.',
  'G1-EX-1':
    'Example: with Iona Abbey, 2 wood, 1 cattle and 3 coins, clever buying and selling leads to 8 points at the fair.',
  'G1-EX-2': 'Example: territories of 15, 13, 16 and 13 tiles lose 6, 0, 9 and 0 points.',
  'G2-SETUP-1':
    '2 to 4 players. Everybody has a home tile, 10 Scotsmen and 10 clan markers. The home tile counts as two: start village on the left, home castle on the right, with the river running through both.',
  'G2-SETUP-2':
    'One Scotsman is your playing piece, one stands on the start village, 8 are your supply. Scotsmen and clan markers are limited; resources, coins, whisky and points are not.',
  'G2-SETUP-3':
    'The playing pieces stand in random order on the rondel. The rear one begins with 5 coins, the following ones with 6, 7 and 8.',
  'G2-SETUP-4':
    'The die takes part with 2 players; with 3 or 4 it is a table option. It stands ahead of the first playing piece.',
  'G2-SETUP-5': 'With 2 or 3 players the first field of every market row begins with a coin.',
  'G2-SETUP-6':
    'The 5 S tiles in random order and then A tiles fill the rondel clockwise ahead of the pieces. The space behind the rear piece stays empty.',
  'G2-SETUP-10': 'Ruling: the rondel has 14 spaces. S tiles that do not fit lie on top of stack A and come first.',
  'G2-SETUP-7':
    'Stacks A to D are shuffled face down. The End goes roughly into the middle of D; in the introductory game it lies on top.',
  'G2-SETUP-8': 'David Hume lies beside the clan board. The landmark cards lie open.',
  'G2-SETUP-9':
    'The introductory market shows a resource or its coins on each field. That is only another picture; the rules stay the same.',
  'G2-TURN-1':
    'Whoever stands at the rear of the rondel moves next, as far as they like, to a space with a tile. Several turns in a row are possible.',
  'G2-TURN-2':
    'A turn runs: advance; pay and take the tile; place it or set the person aside; one-time effects; activate the tile and its neighbours; refill.',
  'G2-TURN-3': 'You may only choose a tile that you can pay and that can be placed by all the rules.',
  'G2-TURN-4':
    'If you can take no tile, move onto any tile, discard it, and take 1 coin or 1 movement point. Protected tiles and The End cannot be discarded like this.',
  'G2-TURN-5': 'As soon as every piece has passed a tile without taking it, it goes to the discard pile.',
  'G2-TURN-6':
    'At the end of a turn the rondel is refilled from the current stack until only the space behind the rear piece is empty.',
  'G2-TURN-7': 'A tile with the protected icon may be passed but not taken.',
  'G2-TURN-8': 'Ruling: everybody may look through the discard pile.',
  'G2-DIE-1':
    'When the die is at the rear it is rolled (1-1-1-2-2-3) and moves that many tiles. Tiles with a chronicle icon and protected ones are safe from it: it goes on to the next. That tile is discarded.',
  'G2-DIE-3':
    'Ruling: after the die has moved, the rondel is refilled, with a scoring if one is due. Then the next rear piece moves.',
  'G2-DIE-2':
    'The die never removes The End. When it reaches or passes it, the die leaves the game. A die behind The End does not delay the end.',
  'G2-MARKET-1':
    'The market has a row for each resource – wood, stone, barley, sheep, cattle – with fields for 1, 2 and 3 coins.',
  'G2-MARKET-2': 'To buy, put the coins of the cheapest empty field onto it. A full row sells nothing.',
  'G2-MARKET-3':
    'You may buy only what you use at once to pay a cost. What you buy is never kept and, by ruling, never sold again.',
  'G2-MARKET-4': 'You may buy as many as you need. You do not have to use your own resources first.',
  'G2-MARKET-5':
    'To sell, give back a resource and take the coins of the highest filled field. An empty row buys nothing. Sell any number, at any time in your turn.',
  'G2-MARKET-6': 'Whisky and Scotsmen are no resources: they are never bought or sold.',
  'G2-MARKET-7': 'You may also sell to make room on a tile before you activate it.',
  'G2-COST-1':
    'Costs are resources, coins, whisky or Scotsmen. Resources come from any of your tiles or the market. A paid Scotsman returns from your territory to the supply before the tile is placed.',
  'G2-COST-3':
    'Ruling: a payment, sale or move is possible only if the rest can still be paid and the tile still has a place. What has been begun is finished. Equal payments are asked in one fixed order.',
  'G2-COST-2': 'Ruling: what the tile itself brings, such as coins or movement points, cannot help to pay for it.',
  'G2-PLACE-1': 'A new tile must touch your territory with at least one edge.',
  'G2-PLACE-2': 'One of your Scotsmen must stand on one of the up to 8 tiles around the place.',
  'G2-PLACE-3':
    'The river runs straight through the home tile in one unbroken row. A river tile goes only to the left or right end of it.',
  'G2-PLACE-4':
    'A tile without river never lies directly left or right of a river tile. There is only one river in your territory.',
  'G2-OVER-1': 'An overbuild tile is placed only on top of a tile of the same type, never on its own.',
  'G2-OVER-2': 'Overbuilding: a tile with river goes on river, one without river on none.',
  'G2-OVER-3': 'Overbuilding: a Scotsman of yours must stand next to the tile or on the tile that is covered.',
  'G2-OVER-4':
    'Resources and Scotsmen move up onto the new tile. What the covered tile brought once stays yours, its landmark card too.',
  'G2-OVER-5':
    'Only the top tile is activated and counts; the stack is one tile. Overbuild tiles and home tiles may be overbuilt. What covers the home castle is the home castle; the start village can still not be removed.',
  'G2-ONCE-1':
    'One-time effects come before activation: landmark card, clan marker, whisky, Scotsman onto the tile, coins, a resource of choice onto the tile, points. All that are printed, by ruling in any order.',
  'G2-ONCE-2': 'You have 10 Scotsmen. If your supply is empty, an effect that brings one brings nothing.',
  'G2-ACT-1':
    'Activate the new tile and its up to 8 neighbours in any order, each at most once a turn. One activation is finished before the next begins.',
  'G2-ACT-2':
    'Production: the resource shown, or one of your choice, onto the activated tile. No tile holds more than 3; the rest is lost.',
  'G2-ACT-3': 'Exchanges are made as printed, once per activation. Where a tile shows several, choose one of them.',
  'G2-ACT-4':
    'Movement points are collected for this turn and spent whenever you like: 1 point moves a Scotsman to one of the 8 neighbouring tiles of your territory. Unspent points are lost at the end of the turn.',
  'G2-ACT-5': 'Victory points come as printed.',
  'G2-ACT-6': 'Ruling: everything you earn is public.',
  'G2-CLAN-1':
    'A person is set aside, not placed. Nothing is activated, and persons do not count for the size of your territory.',
  'G2-CLAN-2':
    'Put a clan marker on an empty clan field and pay the cheapest road from the start field or from any occupied field, whoever holds it. You must place it if you can pay any field.',
  'G2-CLAN-3':
    'Each clan field is claimed once; only Douglas may be claimed by anybody, again and again. David Hume brings no clan marker.',
  'G2-CLAN-4':
    'Resources from clan fields go onto any of your tiles with room, at most 3 per tile. Ruling: what finds no room is lost.',
  'G2-CLAN-BRODIE': 'Brodie: 5 points with 3 villages, 8 points with 4 or more. The start village counts.',
  'G2-CLAN-CAMERON': 'Cameron: activate 1 trade tile and get 3 movement points.',
  'G2-CLAN-CHISHOLM': 'Chisholm: 1 barley and 1 Scotsman, each onto any of your tiles.',
  'G2-CLAN-DOUGLAS': 'Douglas: 3 points. This clan may be claimed again and again.',
  'G2-CLAN-GRANT': 'Grant: 5 points with Scotsmen on 5 different tiles, 8 points on 6 or more.',
  'G2-CLAN-GUNN': 'Gunn: 1 sheep and 1 cattle, each onto any of your tiles.',
  'G2-CLAN-MACDONALD': 'MacDonald: 1 stone and 1 wood, each onto any of your tiles.',
  'G2-CLAN-MACDONELL': 'MacDonell: activate 1 material tile and 1 whisky tile.',
  'G2-CLAN-MACGREGOR':
    'MacGregor, lasting: a whisky tile that produces whisky may give 3 points instead, free of its cost.',
  'G2-CLAN-MACKINTOSH': 'Mackintosh, lasting: your castle tiles count as Scotsmen when you place tiles.',
  'G2-CLAN-MACLACHLAN': 'MacLachlan, lasting: 1 point for each movement point you do not use.',
  'G2-CLAN-MACLEOD': 'MacLeod: 3 coins.',
  'G2-CLAN-MACMILLAN': 'MacMillan: remove 1 of your tiles. It has to be done if it can be done.',
  'G2-CLAN-MACPHERSON': 'MacPherson: 5 points with 2 overbuild tiles, 8 points with 3 or more. Covered ones count too.',
  'G2-CLAN-MACLEAN': 'MacLean: activate 1 animal tile and 1 whisky tile.',
  'G2-CLAN-MCKAY': 'McKay: David Hume, who counts as 2 persons.',
  'G2-CLAN-MCKENZIE': 'McKenzie: 1 barley onto any of your tiles, and 1 whisky.',
  'G2-CLAN-MCKINNON': 'McKinnon: 1 Scotsman onto any of your tiles, and 2 coins.',
  'G2-CLAN-MUNRO': 'Munro: build any tile of the discard pile without its cost.',
  'G2-CLAN-OLIPHANT':
    'Oliphant: 5 points with at least 9 coins, 8 points with 12 or more, counted after paying the road.',
  'G2-CLAN-ROSS': 'Ross: 2 Scotsmen onto any of your tiles.',
  'G2-CLAN-SINCLAIR':
    'Sinclair, lasting: when you activate a trade tile, 1 coin may replace 1 of the resources, once per activation.',
  'G2-CLAN-SUTHERLAND':
    'Sutherland: 5 points with at least 4 river tiles, 8 points with 6 or more. The home tile counts as two.',
  'G2-CLAN-5':
    'Ruling: a tile from the discard pile follows all rules of placing, brings its one-time effects and activates itself and its neighbours. A person still places a clan marker for the road cost.',
  'G2-CLAN-6':
    'When a clan activates a tile, the tiles around it are not activated. No tile is activated twice in a turn.',
  'G2-MARK-ARMADALE': 'Armadale Castle: in the final scoring your first 8 coins are worth 2 points each.',
  'G2-MARK-MEY': 'Castle of Mey: activate all tiles of your territory instead of the neighbours.',
  'G2-MARK-STALKER': 'Castle Stalker: 3 coins.',
  'G2-MARK-MOIL': 'Castle Moil: in every scoring your Scotsmen in the home castle count double.',
  'G2-MARK-DONAN': 'Donan Castle: a clan marker for the road cost.',
  'G2-MARK-DUART': 'Duart Castle: 1 coin, then a clan marker for the road cost.',
  'G2-MARK-INVERNESS': 'Inverness: 1 barley onto it, and 1 whisky.',
  'G2-MARK-LOCHY': 'Loch Lochy: any 2 resources onto it.',
  'G2-MARK-MORAR': 'Loch Morar: you may remove up to 2 of your tiles.',
  'G2-MARK-NESS': 'Loch Ness costs a Scotsman. Once in each of your turns you may activate any 1 further tile.',
  'G2-MARK-SHIEL': 'Loch Shiel: 1 Scotsman onto it, and 1 whisky.',
  'G2-MARK-1': 'Loch Ness works from the turn in which it is placed, also in turns in which you take a person.',
  'G2-REMOVE-1':
    'When a tile is removed, the rest must stay connected and the river unbroken. Its stack goes with it, its card is kept; resources with room and Scotsmen go to the home castle. The home tile always stays.',
  'G2-REMOVE-2': 'Loch Morar may remove itself; its neighbours are activated all the same.',
  'G2-SCORE-1':
    'A scoring takes place when the last tile of stack A, B or C is laid on the rondel, before the next player acts. The fourth comes at the end of the game.',
  'G2-SCORE-2':
    'Scotsmen in the home castle, landmark cards, whisky and persons are compared. A lead of 1, 2, 3, 4, 5 or more over the player with the fewest scores 1, 2, 3, 5, 8 points.',
  'G2-END-1':
    'A piece on The End or beyond takes no more turns; any number may stand on it. When the last player has reached it, the game ends after that turn.',
  'G2-END-4': 'Moving onto The End ends your turn at once: no tile, and no Loch Ness.',
  'G2-END-2':
    'Final scoring: a normal scoring, then minus 3 points for each tile more than the smallest territory, 1 point per coin, and landmark cards. The home tile counts as 2 tiles, persons do not count.',
  'G2-END-3':
    'Most points win; if equal, most resources on tiles; otherwise the victory is shared. Points may become negative.',
  'G2-SCORE-3':
    'Ruling: if more tiles are needed after the last one of a stack, the scoring comes first and the refill goes on afterwards.',
  'G2-EX-1': 'Example: 5, 3 and 1 landmark cards score 5, 2 and 0 points.',
  'G2-EX-2': 'Example: territories of 15, 13 and 16 tiles lose 6, 0 and 9 points.',
  'G2-EX-3': 'Example: Halkirk, Inshriach and Inverness bring 2 movement points and 1 wood, twice.',
  'G2-EX-4':
    'Example: on the empty clan board MacLeod costs 0 and McKay 2 coins. Next to an occupied MacMillan, MacLachlan costs 1.',
  'G2-EX-5': 'Example: the die rolls 2 and the second tile has a chronicle icon, so the next one without is discarded.',
  'G2-EX-6': 'Example: cattle at field 2 costs 2 coins. A sheep sold from field 3 brings 3.',
  'G2-EX-7':
    'Example: 1 sheep and 2 cattle bring 8 points at Glengorm, 1 sheep and 2 stone 7 points at the Highland Market.',
  'G2-EX-8': 'Example: with Castle Moil, 3 Scotsmen in the home castle count as 6.',
  'G2-EX-9':
    'Example of what is not allowed: a tile that interrupts the river, one that starts a second river, and one with no Scotsman near.',
} as const;

export type RuleNumber = keyof typeof rules;
