/** The laws that cost much more than the game they watch, each over a few games of every table. */
import { describe, it } from 'vitest';
import { laws } from '../../src/soak/laws/laws.ts';
import { playUnder } from '../../src/soak/play.ts';
import { rows, share } from '../../src/soak/tables.ts';

/** Games per law in all, shared out among the tables. */
const GAMES = { plain: 42, other: 24 };
const dear = laws.filter((law) => law.dear);

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const games = share(row, row.plain ? GAMES.plain : GAMES.other);
  it.each(dear.map((law) => [law.name, law] as const))(`${games} games: %s`, (_law, law) => {
    for (let i = 0; i < games; i++) playUnder([law], row, `dear-${i}`);
  });
});
