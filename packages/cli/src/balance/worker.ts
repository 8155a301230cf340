/** A thread that plays the games it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, playNumber } from './plan.ts';
import type { Batch, Order } from './pool.ts';

const plan = workerData as Plan;

parentPort?.on('message', ({ batch, from, to }: Order) => {
  const records = [];
  for (let index = from; index < to; index++) records.push(playNumber(plan, index));
  parentPort?.postMessage({ batch, records } satisfies Batch);
});
