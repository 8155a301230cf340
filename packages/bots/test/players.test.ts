import {
  apply,
  below,
  compileRules,
  completeConfig,
  createGame,
  decider,
  options,
  sameAction,
  stream,
  view,
} from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type Player, playerNamed, playMatch } from '../src/index.ts';

const GAMES = [
  { game: 'glen-more', counts: [2, 3, 4, 5] },
  { game: 'glen-more-2', counts: [2, 3, 4] },
] as const;

function rulesOf(game: string, players: number) {
  return compileRules(completeConfig({ game, players }));
}

function named(name: string): Player {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`no player "${name}"`);
  return player;
}

describe('artificial players', () => {
  for (const { game, counts } of GAMES) {
    it(`play whole games of ${game} at every player count`, () => {
      for (const count of counts) {
        // Every player takes part; playMatch throws when one of them offers something illegal.
        const players = Array.from({ length: count }, (_, seat) => PLAYERS[seat % PLAYERS.length] as Player);
        const result = playMatch({ rules: rulesOf(game, count), players, seed: `whole:${count}` });
        expect(result.scores).toHaveLength(count);
        expect(result.winners.length).toBeGreaterThan(0);
      }
    });

    it(`have an answer in any position random play of ${game} reaches`, () => {
      const rules = rulesOf(game, 3);
      const dice = stream('anywhere', game);
      const player = named('greedy');
      for (let round = 0; round < 3; round++) {
        const g = createGame(rules, `anywhere:${round}`);
        while (g.state.over === 0) {
          const seat = decider(g);
          const all = options(g, seat);
          if (below(dice, 4) === 0) {
            const [first] = player.think(rules, view(g, seat), dice);
            expect(all.some((option) => first !== undefined && sameAction(option, first))).toBe(true);
          }
          apply(g, seat, all[below(dice, all.length)] as (typeof all)[number]);
        }
      }
    });

    it(`give the same game of ${game} for the same seed`, () => {
      const players = [named('medium'), named('greedy')];
      const play = () => playMatch({ rules: rulesOf(game, 2), players, seed: 'twice' }).scores;
      expect(play()).toEqual(play());
    });

    it(`are stronger from level to level in ${game}`, () => {
      const rules = rulesOf(game, 2);
      const wins = (better: string, worse: string): number => {
        let sum = 0;
        for (let i = 0; i < 16; i++) {
          const seat = i % 2;
          const players = seat === 0 ? [named(better), named(worse)] : [named(worse), named(better)];
          const { winners } = playMatch({ rules, players, seed: `level:${Math.floor(i / 2)}` });
          if (winners.includes(seat)) sum += 1 / winners.length;
        }
        return sum / 16;
      };
      expect(wins('easy', 'random')).toBeGreaterThan(0.8);
      expect(wins('greedy', 'easy')).toBeGreaterThan(0.6);
    });

    it(`plan a turn of ${game} within 100 ms of work`, () => {
      const rules = rulesOf(game, 4);
      const dice = stream('time', game);
      const player = named('greedy');
      const times: number[] = [];
      playMatch({
        rules,
        players: Array.from({ length: 4 }, () => ({
          name: 'timed',
          think: (...asked: Parameters<Player['think']>) => {
            const before = process.cpuUsage();
            const actions = player.think(...asked);
            const { user, system } = process.cpuUsage(before);
            times.push((user + system) / 1000);
            return actions;
          },
        })),
        seed: `time:${below(dice, 1000)}`,
      });
      times.sort((a, b) => a - b);
      // The slowest few include compilation and collection of garbage of the whole process.
      expect(times[Math.floor(times.length * 0.98)]).toBeLessThan(100);
    });
  }
});
