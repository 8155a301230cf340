/** What the figures mean and what they do not, in words; table and page say the same. */
export const COLUMNS: readonly (readonly [name: string, meaning: string])[] = [
  ['seen', 'games in which it came within reach: on the rondel ahead of somebody to move, or a field to be claimed'],
  ['taken', 'how often somebody took it; rate: games in which it was taken, as a part of those in which it was seen'],
  ['passed', 'decisions in which somebody could have taken it and jumped beyond it (or claimed another field)'],
  ['blocked', 'decisions in which somebody jumped beyond it who could not have paid or placed it'],
  ['jump', 'spaces moved to take it, on average; for clan fields the coins paid for the road'],
  ['VP', 'final VP of takers minus those of the others at the same table, averaged over games; ± its standard error'],
  ['wins', 'share of wins of takers minus that of the others at the same table, in percentage points'],
  ['above', 'its VP difference minus the mean of those of the other components of its stack (or of the clan board)'],
];

export const CAVEATS: readonly string[] = [
  'VP is a difference between players, not the worth of the component. Who could pay for it, stood at the right ' +
    'place on the rondel or was ahead anyway takes different things; so a large difference can come from who ' +
    'takes it, and a component that is right for a player who is behind shows a negative one.',
  'Nearly everything has exactly one taker in a game, who had that turn for it instead of another: the differences ' +
    'within a stack can be compared with each other, but not added up.',
  'A component only one player can have leaves one value per game; its VP difference is then also the margin to the ' +
    'mean of the others.',
  'The players are programs. What their evaluation does not understand (lasting effects, choices that come later) ' +
    'they leave lying, however good it is: a low rate tells of the player as much as of the component.',
  'About one in twenty figures lies more than two standard errors off by chance alone.',
];
