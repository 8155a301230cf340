/** Random games at every table, every law kept at every step. The laws themselves are in `src/soak/laws`. */
import { describe, it } from 'vitest';
import { laws } from '../../src/soak/laws/laws.ts';
import { playUnder } from '../../src/soak/play.ts';
import { rows, share } from '../../src/soak/tables.ts';

/** Games in all, shared out among the tables, so that more tables do not make the tests longer. */
const GAMES = { plain: 1200, other: 180 };
/** Games of one test: even on a very busy machine it ends in time. */
const CHUNK = 40;

const cheap = laws.filter((law) => !law.dear);

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const games = share(row, row.plain ? GAMES.plain : GAMES.other);
  const chunks = Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => i * CHUNK);

  it.each(chunks)(`keeps the ${cheap.length} cheap laws in random games from number %i on`, (first) => {
    for (let i = first; i < Math.min(first + CHUNK, games); i++) playUnder(cheap, row, `cheap-${i}`);
  });
});
