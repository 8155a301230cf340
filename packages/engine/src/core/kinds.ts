/** The frame kinds of the core, in the order of `coreFrames`. Modules' kinds follow and are found by name. */
export const KIND = {
  round: 0,
  turn: 1,
  build: 2,
  take: 3,
  pay: 4,
  place: 5,
  activate: 6,
  resolve: 7,
  chooseGood: 8,
  refill: 9,
  scoring: 10,
} as const;
