/**
 * Timing with a warm-up and several rounds, of which the median counts. Seconds are those the processor spent on this
 * thread, so that other work on the machine disturbs the figures little.
 */

export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
}

export const FULL: Pace = { rounds: 7, roundMs: 700 };
export const QUICK: Pace = { rounds: 3, roundMs: 150 };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How often per second `work` is done; it returns how many things it did. */
export function perSecond(pace: Pace, work: () => number): number {
  const round = (): number => {
    const started = processorMs();
    const end = performance.now() + pace.roundMs;
    let done = 0;
    while (performance.now() < end) done += work();
    return (done / (processorMs() - started)) * 1000;
  };
  round();
  return median(Array.from({ length: pace.rounds }, round));
}
