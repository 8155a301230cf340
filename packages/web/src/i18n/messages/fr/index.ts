import type { Messages } from '../../voice.ts';
import { a11y } from './a11y.ts';
import { about } from './about.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { front } from './front.ts';
import { inspect } from './inspect.ts';
import { log } from './log.ts';
import { pack } from './pack.ts';
import { pages } from './pages.ts';
import { prompt } from './prompt.ts';
import { reason } from './reason.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';

export const fr: Messages = {
  ...common,
  ...front,
  ...setup,
  ...settings,
  ...about,
  ...terms,
  ...cards,
  ...inspect,
  ...prompt,
  ...reason,
  ...log,
  ...score,
  ...pack,
  ...replay,
  ...a11y,
  ...table,
  ...pages,
};
