// Who may import whom. The rooms are described in docs/architecture.md; this file makes them walls.
// Test files may cross the engine's inner walls (a chronicle's test needs a whole game), never the outer ones.

const engine = '^packages/engine/src';
const tests = '[.]test[.]ts$|^packages/[^/]+/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'engine-stands-alone',
      comment: 'The engine runs in Node, browser and worker alike: no packages, no Node modules, no other room.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: tests },
      to: { pathNot: '^packages/engine/src/' },
    },
    {
      name: 'engine-tests-use-test-tools-only',
      severity: 'error',
      from: { path: '^packages/engine/.*[.]test[.]ts$|^packages/engine/test/' },
      to: { dependencyTypesNot: ['core'], pathNot: '^packages/engine/|^node_modules/(vitest|fast-check)/' },
    },
    {
      name: 'core-knows-no-game',
      comment: 'The core holds what all games share.',
      severity: 'error',
      from: { path: `${engine}/core/`, pathNot: tests },
      to: { path: `${engine}/(games|chronicles)/|${engine}/catalog[.]ts$` },
    },
    {
      name: 'games-know-no-chronicle',
      severity: 'error',
      from: { path: `${engine}/games/`, pathNot: tests },
      to: { path: `${engine}/chronicles/` },
    },
    {
      name: 'games-are-given-their-content',
      comment: 'A game that looks into the tables itself would play with our values whatever a content pack says.',
      severity: 'error',
      from: { path: `${engine}/(core|games|chronicles)/`, pathNot: tests },
      to: { path: `${engine}/content/`, pathNot: `${engine}/content/(content|rows)[.]ts$` },
    },
    {
      name: 'games-are-separate',
      comment: 'What two games share belongs into the core.',
      severity: 'error',
      from: { path: `${engine}/games/([^/]+)/`, pathNot: tests },
      to: { path: `${engine}/games/`, pathNot: `${engine}/games/$1/` },
    },
    {
      name: 'chronicles-are-separate',
      comment: 'Chronicles meet only in compileRules; otherwise they could not be combined freely.',
      severity: 'error',
      from: { path: `${engine}/chronicles/([^/]+)/`, pathNot: tests },
      to: { path: `${engine}/chronicles/`, pathNot: `${engine}/chronicles/$1/` },
    },
    {
      name: 'only-the-catalog-collects',
      comment:
        'catalog.ts (and index.ts) are the only files that name games and chronicles from outside their folders.',
      severity: 'error',
      from: {
        path: `${engine}/`,
        pathNot: [tests, `${engine}/(catalog|index)[.]ts$`, `${engine}/(games|chronicles)/`],
      },
      to: { path: `${engine}/(games|chronicles)/` },
    },
    {
      name: 'chronicles-know-no-game',
      comment:
        'The other half of only-the-catalog-collects: what a chronicle needs of a game reaches it through the core.',
      severity: 'error',
      from: { path: `${engine}/chronicles/`, pathNot: tests },
      to: { path: `${engine}/games/` },
    },
    {
      name: 'parts-do-not-import-the-whole',
      comment: 'index.ts and catalog.ts are for users of the engine; inside, a file names the file it needs.',
      severity: 'error',
      from: { path: `${engine}/(core|games|chronicles|content)/`, pathNot: tests },
      to: { path: `${engine}/(index|catalog)[.]ts$` },
    },
    {
      name: 'engine-through-its-front-door',
      comment: 'Other packages import @great-glen/engine, never a file inside it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/engine/' },
      to: { path: '^packages/engine/', pathNot: '^packages/engine/src/index[.]ts$' },
    },
    {
      name: 'front-door-by-name',
      comment:
        'A path like ../../engine/src/index.ts reaches the right file, but hides the dependency from package.json.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/engine/' },
      to: { path: '^packages/engine/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      comment: 'No file needs another to be loaded that needs it. Types may name each other: rules and game must.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment:
        'A file that imports nothing and is imported by nothing. Of the client knip says so: components import there.',
      severity: 'error',
      from: { orphan: true, pathNot: [tests, '/main[.]ts$', `${engine}/index[.]ts$`, '[.]d[.]ts$', '^packages/web/'] },
      to: {},
    },
    {
      name: 'imports-exist',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Svelte components are left to svelte-check: the parser here knows only older ones.
    exclude: { path: ['/dist/', '[.]svelte$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
