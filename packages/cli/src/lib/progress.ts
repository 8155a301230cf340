/** A progress bar on stderr, for people only: nothing is shown where stderr is not a terminal. */
const WIDTH = 30;
const PAUSE_MS = 100;

export interface Progress {
  step(done: number): void;
  end(): void;
}

export function progressBar(total: number, out: NodeJS.WriteStream = process.stderr): Progress {
  if (out.isTTY !== true) return { step: () => undefined, end: () => undefined };
  const started = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    step(done) {
      const now = performance.now();
      if (now - shown < PAUSE_MS && done < total) return;
      shown = now;
      const full = Math.round((WIDTH * done) / total);
      const left = ((now - started) / 1000 / Math.max(done, 1)) * (total - done);
      const bar = '#'.repeat(full) + '.'.repeat(WIDTH - full);
      out.write(`\r[${bar}] ${done}/${total}  ${left.toFixed(0)} s left\u001b[K`);
    },
    end() {
      out.write('\r\u001b[K');
    },
  };
}
