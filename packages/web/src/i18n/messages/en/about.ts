export const about = {
  'about.title': 'About Great Glen',
  'about.fans': 'Made by fans',
  'about.fans.text':
    'Great Glen is a table for people who love Glen More and Glen More II: Chronicles, designed by Matthias Cramer. We are fans, not the publisher, and nobody pays us. If you like what you play here, buy the real box: it is beautiful.',
  'about.art': 'Drawn anew',
  'about.art.text': 'All pictures and texts here are our own. Nothing was copied from the games’ artwork or rulebooks.',
  'about.recon': 'Reconstructed values',
  'about.recon.text':
    'Some tile values of Glen More II are in no source we may use. We have filled them in so that they agree with everything that is certain, and marked each of them. Look at a tile to see where its values come from.',
  'about.packs': 'Content packs',
  'about.packs.text':
    'If you own the game, you can enter the printed values of your copy as a content pack. It stays on your device unless you hand it on yourself.',
  'about.rules': 'Rules with numbers',
  'about.rules.text':
    'Whenever something is not possible, you can ask why: the answer names the rule, in our own words. Where the rulebooks are silent, we have made a ruling and say so.',
  'about.privacy': 'Your games are yours',
  'about.privacy.text': 'No account, no cookies, no statistics. Games and settings stay in this browser.',
  'about.licences': 'Licences',
  'about.licences.text':
    'The program is free software under the MIT licence. The typefaces Alegreya and Alegreya Sans are under the SIL Open Font License.',
  'about.source': 'Source code',
  'about.version': 'Version {version}, rules version {rules}',
  'about.players': 'Artificial players',
  'about.players.text': 'They see exactly what a person in their seat would see, and nothing more.',
} as const;
