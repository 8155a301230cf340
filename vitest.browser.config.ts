/** The tests in the browser: one worker and one Chromium for all of them. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/web/test/browser/**/*.test.ts'],
    globalSetup: ['packages/web/test/browser/support/setup.ts'],
    // A whole game, on a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
  },
});
