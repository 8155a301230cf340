/** `content`: the values of the components; exporting, checking, using and showing them (docs/content-packs.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Component, checkPackText, components, exportPack, packSchema } from '@great-glen/engine';
import { Args, type Command, UsageError } from '../lib/args.ts';
import { notice, print } from '../lib/output.ts';
import { dropPack, keepPack, NO_PACK, overridden, PACK_ARGS, PACK_FILE, packOf } from '../lib/pack.ts';

function writeJson(document: object, out: string | undefined): void {
  const text = `${JSON.stringify(document, undefined, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

function oneOf(args: Args, what: string): string {
  const [, named, ...others] = args.positionals;
  if (named === undefined || others.length > 0) throw new UsageError(`exactly one ${what} is needed`);
  return named;
}

function exportValues(args: Args): number {
  if (args.positionals.length > 1) throw new UsageError('"export" takes no further words');
  writeJson(exportPack(args.text('game'), packOf(args)), args.text('out'));
  return 0;
}

function validate(args: Args): number {
  const file = oneOf(args, 'FILE');
  const mistakes = checkPackText(readFileSync(file === '-' ? 0 : file, 'utf8'));
  for (const { path, reason } of mistakes) print(`${path}: ${reason}`);
  print(mistakes.length === 0 ? 'ok: this pack can be used' : `${mistakes.length} ${plural(mistakes.length)}`);
  return mistakes.length === 0 ? 0 : 1;
}

function plural(count: number): string {
  return count === 1 ? 'mistake' : 'mistakes';
}

function use(args: Args): number {
  const file = oneOf(args, 'FILE, or "none",');
  if (file === NO_PACK) {
    dropPack();
    print('no content pack is in use');
  } else {
    const { id } = keepPack(file);
    print(`in use: ${id.name} ${id.hash}`);
    print(`kept in ${PACK_FILE}; "content use none" goes back`);
  }
  const other = overridden();
  if (other !== undefined) notice(`but ${other} is set and goes first`);
  return 0;
}

/** Components by their id, alone or after the game's, or by the name printed on them. */
function isNamed({ game, id, fields }: Component, wish: string): boolean {
  const name = fields.find((field) => field.name === 'name')?.value;
  return wish === id || wish === `${game}:${id}` || (typeof name === 'string' && name.toLowerCase() === wish);
}

const SOURCES = { fact: 'fact', recon: 'reconstructed', user: 'set by your pack' } as const;

function showComponent({ game, section, id, origin, fields }: Component): void {
  print(`${game}:${id} (${section}), from: ${origin}`);
  const rows = fields.map(({ name, value, source }) => ({
    name,
    text: typeof value === 'string' ? value : JSON.stringify(value),
    source: SOURCES[source],
  }));
  const names = Math.max(...rows.map(({ name }) => name.length));
  const texts = Math.max(...rows.map(({ text }) => text.length));
  for (const { name, text, source } of rows) print(`  ${name.padEnd(names)}  ${text.padEnd(texts)}  ${source}`);
}

function show(args: Args): number {
  const wish = oneOf(args, 'ID').toLowerCase();
  const found = components(packOf(args)).filter((component) => isNamed(component, wish));
  for (const component of found) showComponent(component);
  if (found.length > 0) return 0;
  const near = components().filter(({ id }) => id.includes(wish) || wish.includes(id));
  const hint =
    near.length === 0 ? '' : `; there are ${[...new Set(near.map(({ game, id }) => `${game}:${id}`))].join(', ')}`;
  notice(`content: there is no component "${wish}"${hint}`);
  return 1;
}

const ACTIONS: Readonly<Record<string, (args: Args) => number>> = {
  export: exportValues,
  validate,
  use,
  show,
  schema(args) {
    writeJson(packSchema(), args.text('out'));
    return 0;
  },
};

export const content: Command = {
  summary: 'export, check, use and show the values printed on the components',
  usage: 'export|validate FILE|use FILE|use none|show ID|schema  [--game ID] [--out FILE] [--pack FILE]',
  help: [
    '  export         all values as a content pack, of one game with --game ID',
    '  validate FILE  says what is wrong with a pack: every mistake with its path; exit code 1 if there is any',
    `  use FILE       makes a pack the one that games in this folder are played with (kept in ${PACK_FILE})`,
    '  use none       back to our own values',
    '  show ID        the values of a component, and where each comes from: "glen-more-2:loch-ness", "loch-ness", "tables"',
    '  schema         the JSON Schema of packs, for editors',
    '',
    '  --out FILE           where "export" and "schema" write; by default stdout',
    '  --pack FILE          what "export" and "show" look at: a pack, or "none"; by default the one in use',
    'GREAT_GLEN_PACK=FILE in the environment goes before the pack in use.',
  ].join('\n'),
  run(argv) {
    const args = new Args(argv, { ...PACK_ARGS, game: { type: 'string' }, out: { type: 'string' } }, 'files');
    const [name = ''] = args.positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) throw new UsageError(`one of ${Object.keys(ACTIONS).join(', ')} is needed`);
    return action(args);
  },
};
