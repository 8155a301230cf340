/** What docs/content-packs.md says is so: its packs, its mistakes, its words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSources } from '../src/catalog.ts';
import { checkPackText, compileRules, completeConfig, openPackText, runScenario } from '../src/index.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/content-packs.md'), 'utf8');

function blocks(language: string): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map((match) => match[1] ?? '');
}

const [copy = '', hasty = '', fort = ''] = blocks('json');

describe('docs/content-packs.md', () => {
  it('has packs that can be used', () => {
    for (const pack of [copy, fort]) expect(checkPackText(pack)).toEqual([]);
  });

  it('tells the mistakes of the hasty pack as they are told', () => {
    const told = checkPackText(hasty).map(({ path, reason }) => `${path}: ${reason}`);
    expect([...told, `${told.length} mistakes`, ''].join('\n')).toBe(blocks('text')[0]);
  });

  it('changes the game as its first pack says', () => {
    const home = [
      { x: 0, y: 0, tiles: ['home-castle'] },
      { x: -1, y: 0, tiles: ['start-village'], scotsmen: 1 },
    ];
    const scenario = {
      config: { game: 'glen-more-2', players: 4 },
      position: {
        players: [{ coins: 4, territory: home }],
        rondel: { 4: 'saint-columba' },
        clanBoard: { ross: [1] },
      },
      steps: [
        { expect: { players: { 1: { coins: 5 }, 3: { coins: 7 } } } },
        { do: ['take 4', 'claim cameron'], delta: { seat: 0, coins: -1 } },
      ],
    };
    expect(runScenario(scenario, openPackText(copy)).failures).toEqual([]);
    const rules = compileRules(completeConfig({ game: 'glen-more-2', players: 4 }), openPackText(copy));
    const tile = (id: string) => rules.tiles.find((candidate) => candidate.id === id);
    expect(tile('halkirk')?.cost.map((unit) => rules.units[unit]?.name)).toEqual(['wood']);
    expect(tile('soay')?.lines).toBe(1);
    expect(tile('kirkwall-market')?.activation).toHaveLength(2);
  });

  it('builds the fort as its last pack says', () => {
    const territory = [
      { x: 0, y: 0, tiles: ['start-village'], scotsmen: 1 },
      { x: 1, y: 0, tiles: ['s0-quarry-road'], resources: { wood: 1, stone: 1, sheep: 1 } },
    ];
    const scenario = {
      config: { game: 'glen-more', players: 4 },
      position: { players: [{ coins: 0, territory }], rondel: { 4: 'fort-morag' } },
      steps: [
        { do: ['take 4', 'pay wood 1,0', 'pay stone 1,0', 'pay sheep 1,0', 'place -1,0'] },
        { expect: { players: { 0: { coins: 2, whisky: 1, tams: 1, landmarks: ['fort-morag'] } } } },
      ],
    };
    expect(runScenario(scenario, openPackText(fort)).failures).toEqual([]);
  });

  it('names every section, field, unit and effect', () => {
    for (const { spec, dictionary } of contentSources) {
      const { units, effects, lines } = dictionary();
      const fields = [...Object.values(spec.sections).flatMap((section) => Object.keys(section.fields))];
      const written = effects
        .filter(({ form }) => form?.only?.length !== 0)
        .map(({ name }) => name.replaceAll('-', ' '));
      const words = [
        ...Object.keys(spec.sections),
        ...fields,
        ...Object.keys(spec.tables),
        ...units.map((unit) => unit.name),
        ...written.map((name) => (name === 'david hume' ? 'david-hume' : name)),
        ...lines,
      ];
      for (const word of words) expect(text).toContain(`\`${word}\``);
    }
  });
});
