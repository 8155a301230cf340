/**
 * Plays the games of a plan, in this thread or in several. Records are handed on in the order of the games whoever
 * played them, so that even the rounding of the statistics does not depend on the number of threads.
 */
import { Worker } from 'node:worker_threads';
import type { GameRecord } from './observe.ts';
import { type Plan, playNumber } from './plan.ts';

export interface Order {
  readonly batch: number;
  readonly from: number;
  readonly to: number;
}

export interface Batch {
  readonly batch: number;
  readonly records: readonly GameRecord[];
}

/** Called for every game in order; `done` counts those played, which may be ahead of that. */
export interface Listener {
  record(record: GameRecord, index: number): void;
  progress(done: number): void;
}

/** Small enough that all threads end at about the same time, large enough that messages cost nothing. */
const BATCH = 8;

export async function playAll(plan: Plan, workers: number, listener: Listener): Promise<void> {
  if (workers === 1) playHere(plan, listener);
  else await playInThreads(plan, Math.min(workers, Math.ceil(plan.games / BATCH)), listener);
}

function playHere(plan: Plan, listener: Listener): void {
  for (let index = 0; index < plan.games; index++) {
    listener.record(playNumber(plan, index), index);
    listener.progress(index + 1);
  }
}

async function playInThreads(plan: Plan, workers: number, listener: Listener): Promise<void> {
  const line = new Line(listener);
  const batches = Math.ceil(plan.games / BATCH);
  let ordered = 0;
  const nextOrder = (): Order | undefined => {
    if (ordered === batches) return undefined;
    const batch = ordered++;
    return { batch, from: batch * BATCH, to: Math.min(plan.games, (batch + 1) * BATCH) };
  };
  const threads = Array.from(
    { length: workers },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan }),
  );
  try {
    await Promise.all(threads.map((thread) => employ(thread, nextOrder, (batch) => line.put(batch))));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Gives a thread one order after the other; ends when there are none left, fails when the thread does. */
function employ(thread: Worker, nextOrder: () => Order | undefined, deliver: (batch: Batch) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = (): void => {
      const order = nextOrder();
      if (order === undefined) resolve();
      else thread.postMessage(order);
    };
    thread.on('message', (batch: Batch) => {
      try {
        deliver(batch);
        send();
      } catch (error) {
        reject(error);
      }
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`a thread ended with code ${code}`)));
    send();
  });
}

/** Batches arrive in any order and leave in the right one. */
class Line {
  private readonly waiting = new Map<number, readonly GameRecord[]>();
  private next = 0;
  private played = 0;
  private readonly listener: Listener;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  put({ batch, records }: Batch): void {
    this.waiting.set(batch, records);
    this.played += records.length;
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      ready.forEach((record, i) => {
        this.listener.record(record, this.next * BATCH + i);
      });
      this.next++;
    }
    this.listener.progress(this.played);
  }
}
