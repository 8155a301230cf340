import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    // Those have a configuration of their own.
    exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
    // Whole games and property tests on a slow shared machine; a hanging test still ends within a minute.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One process per core (the default leaves one core idle: half of a two-core machine). Test files share their
    // process's loaded modules: the engine keeps no state outside its values, and loading it afresh for every
    // file would cost more than most tests.
    pool: 'forks',
    maxWorkers: '100%',
    isolate: false,
    // Whoever plays with a content pack in this folder still tests the rules with our own values.
    env: { GREAT_GLEN_PACK: 'none' },
  },
});
