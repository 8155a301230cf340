/** All laws. A new one is a line here; `dear` ones are kept to fewer games in the tests. */
import { barrierLaw } from './barriers.ts';
import { copyLaw, overwriteLaw, questionLaw, serialLaw } from './copies.ts';
import { activationLaw } from './glen-more/activation.ts';
import { rondelLaw } from './glen-more/rondel.ts';
import { paymentLaw, takeLaw } from './glen-more/taking.ts';
import { turnLaw } from './glen-more/turns.ts';
import type { Law } from './law.ts';
import { ledgerLaw, stepLedgerLaw } from './ledger.ts';
import { lengthLaw } from './length.ts';
import { notationLaw, optionLaw } from './options.ts';
import { layoutLaw, placingLaw } from './placing.ts';
import { replayLaw } from './replay.ts';
import { projectionLaw, sheetLaw } from './scores.ts';
import { scoringLaw } from './scoring.ts';
import { tileLaw } from './tiles.ts';
import { draftLaw, guessLaw, leakLaw, pointsLaw, secretLaw } from './views.ts';
import { wishLaw } from './wishes.ts';

export const laws: readonly Law[] = [
  optionLaw,
  notationLaw,
  lengthLaw,
  copyLaw,
  overwriteLaw,
  serialLaw,
  questionLaw,
  replayLaw,
  barrierLaw,
  ledgerLaw,
  stepLedgerLaw,
  tileLaw,
  sheetLaw,
  projectionLaw,
  wishLaw,
  guessLaw,
  draftLaw,
  secretLaw,
  leakLaw,
  pointsLaw,
  layoutLaw,
  placingLaw,
  rondelLaw,
  takeLaw,
  paymentLaw,
  activationLaw,
  turnLaw,
  scoringLaw,
];
