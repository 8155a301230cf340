/** The conversation in docs/protocol.md is a real one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatAction, parseAction } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/protocol/commands.ts';
import { Referee } from '../src/protocol/referee.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');

const lines = [...text.matchAll(/```protocol\n(.*?)```/gs)].flatMap((match) => (match[1] ?? '').trimEnd().split('\n'));

/** An answer as it is written down; `…` stands for anything. */
function pattern(written: string): RegExp {
  const parts = written.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

describe('docs/protocol.md', () => {
  const referee = new Referee(() => undefined);
  const exchanges = lines.flatMap((line, i) =>
    line.startsWith('> ') ? [[line.slice(2), lines[i + 1]?.slice(2) ?? '']] : [],
  );

  it('has the conversation the referee really has', () => {
    expect(exchanges.length).toBeGreaterThan(25);
    for (const [request = '', written = ''] of exchanges) expect(referee.handleLine(request)).toMatch(pattern(written));
  });

  it('names every command with its fields', () => {
    for (const [name, { fields }] of Object.entries(COMMANDS)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).toBeDefined();
      for (const field of fields) expect(row).toMatch(new RegExp(`\`${field}\\??\``));
    }
  });

  it('writes every action as data and text alike', () => {
    const rows = [...text.matchAll(/^\| `(\{"kind":.*?\})` \| `(.*?)` \|/gm)];
    expect(rows.length).toBeGreaterThan(15);
    for (const [, data = '', action = ''] of rows) {
      expect(parseAction(action)).toEqual(JSON.parse(data));
      expect(formatAction(JSON.parse(data))).toBe(action);
    }
  });
});
