/**
 * Finds weights for the greedy planner by self-play: an evolution strategy over the logarithms of the weights.
 * `npm run tune -- --game glen-more --minutes 5`; the same seed, generations and population give the same result.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gameMetas, stream } from '@great-glen/engine';
import { gaussian } from '../planner.ts';
import { GREEDY_WEIGHTS, type Weights } from '../weights.ts';
import type { Trial } from './trial.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'glen-more' },
    generations: { type: 'string', default: '20' },
    population: { type: 'string', default: '16' },
    games: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'tune' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const meta = gameMetas.find((candidate) => candidate.id === values.game);
const start = GREEDY_WEIGHTS[values.game];
if (meta === undefined || start === undefined) throw new Error(`no weights for "${values.game}"`);
const [least, most] = meta.players;
const players = Array.from({ length: most - least + 1 }, (_, i) => least + i);
const deadline = performance.now() + Number(values.minutes) * 60_000;
const random = stream(values.seed, 'tune');

/** One worker and the trial it is busy with. Its listeners stay: a worker without any falls silent for good. */
class Helper {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url));
  private answered: (value: number) => void = () => undefined;

  constructor() {
    this.worker.on('message', ({ value }: { value: number }) => this.answered(value));
  }

  run(trial: Trial): Promise<number> {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.worker.postMessage(trial);
    });
  }

  stop(): Promise<number> {
    return this.worker.terminate();
  }
}

const workers = Array.from({ length: Number(values.workers) }, () => new Helper());
const keys = Object.keys(start) as (keyof Weights)[];

/** Runs all trials, as many at a time as there are workers; results in the order of the trials. */
async function runAll(trials: readonly Trial[]): Promise<number[]> {
  const results = new Array<number>(trials.length).fill(0);
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      for (let i = next++; i < trials.length; i = next++) results[i] = await worker.run(trials[i] as Trial);
    }),
  );
  return results;
}

function vary(weights: Weights, spread: number): Weights {
  return Object.fromEntries(keys.map((key) => [key, weights[key] * Math.exp(spread * gaussian(random))])) as never;
}

/** The geometric mean of the best, which is the mean of their logarithms. */
function blend(best: readonly Weights[]): Weights {
  const mean = (key: keyof Weights): number => best.reduce((sum, w) => sum + Math.log(w[key]), 0) / best.length;
  return Object.fromEntries(keys.map((key) => [key, Number(Math.exp(mean(key)).toFixed(4))])) as never;
}

let champion: Weights = start;
let spread = 0.4;
for (let generation = 1; generation <= Number(values.generations) && performance.now() < deadline; generation++) {
  const candidates = Array.from({ length: Number(values.population) }, () => vary(champion, spread));
  const seed = `${values.seed}:${generation}`;
  const trial = { game: values.game, players, champion, games: Number(values.games), seed };
  const margins = await runAll(candidates.map((challenger) => ({ ...trial, challenger })));
  const ranked = candidates.map((weights, i) => ({ weights, margin: margins[i] as number }));
  ranked.sort((a, b) => b.margin - a.margin);
  const best = ranked.slice(0, Math.max(2, Math.floor(ranked.length / 4))).map(({ weights }) => weights);
  const blended = blend(best);
  champion = blended;
  spread = Math.max(0.12, spread * 0.93);
  const line = { generation, best: ranked[0]?.margin.toFixed(2), spread: spread.toFixed(2), champion };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
const proofs = Array.from({ length: workers.length * 4 }, (_, i) => ({
  game: values.game,
  players,
  challenger: champion,
  champion: start,
  games: Number(values.games),
  seed: `${values.seed}:proof:${i}`,
}));
const proof = await runAll(proofs);
const mean = proof.reduce((sum, value) => sum + value, 0) / proof.length;
process.stdout.write(
  `margin over the starting weights: ${mean.toFixed(2)} in ${proofs.length * Number(values.games)} games\n`,
);
for (const worker of workers) await worker.stop();
