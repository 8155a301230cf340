/** The published JSON Schema of packs (draft 2020-12), written from the same specifications that packs are checked by. */
import { type Part, rowsOf } from '../content.ts';
import type { ContentSource, FieldSpec, PartSpec, SectionSpec } from '../spec.ts';
import { fieldSchema, ID, ID_LIMIT, LIMITS, LINE } from './fields.ts';
import { FORMAT, MOST_ROWS, RESERVED } from './form.ts';

type Schema = Readonly<Record<string, unknown>>;

const NOTE: Schema = { description: 'whatever you want to remember', type: 'string', maxLength: LIMITS.note };

function closed(properties: Schema, more: Schema = {}): Schema {
  return { type: 'object', properties, additionalProperties: false, ...more };
}

function fieldSchemas(fields: Readonly<Record<string, FieldSpec>>): Schema {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, fieldSchema(spec)]));
}

interface Definitions {
  readonly [name: string]: Schema;
}

/** The forms a row of this section can have. */
function rowDefinitions(name: string, spec: SectionSpec): Definitions {
  const fields = { ...fieldSchemas(spec.fields), note: NOTE };
  const required = Object.keys(spec.fields).filter((field) => field !== 'values');
  const change = closed(fields, { description: `any fields of a ${spec.row}` });
  const removal = closed({ remove: { const: true }, note: NOTE }, { required: ['remove'] });
  return {
    [name]: spec.mayRemove ? { anyOf: [change, removal] } : change,
    ...(spec.mayAdd ? { [`${name}-new`]: closed(fields, { description: `a new ${spec.row}`, required }) } : {}),
  };
}

function sectionSchema(name: string, ids: readonly string[], spec: SectionSpec): Schema {
  const known = Object.fromEntries(ids.map((id) => [id, { $ref: `#/$defs/${name}` }]));
  return {
    description: spec.about,
    type: 'object',
    properties: known,
    additionalProperties: spec.mayAdd ? { $ref: `#/$defs/${name}-new` } : false,
    propertyNames: { maxLength: ID_LIMIT, pattern: ID, not: { enum: RESERVED } },
    maxProperties: MOST_ROWS,
  };
}

function partSchema(
  prefix: string,
  base: Part,
  spec: PartSpec,
  definitions: Record<string, Schema>,
): Record<string, Schema> {
  const properties: Record<string, Schema> = {};
  for (const [name, section] of Object.entries(spec.sections)) {
    Object.assign(definitions, rowDefinitions(`${prefix}-${name}`, section));
    const ids = rowsOf(base, name).map((row) => row.id);
    properties[name] = sectionSchema(`${prefix}-${name}`, ids, section);
  }
  properties['tables'] = closed({ ...fieldSchemas(spec.tables), note: NOTE });
  return properties;
}

function gameSchema(source: ContentSource, definitions: Record<string, Schema>): Schema {
  const own = partSchema(source.game, source.base, source.spec, definitions);
  const chronicles = Object.entries(source.chronicles).flatMap(([key, spec]): [string, Schema][] => {
    const base = source.base.chronicles[key];
    if (base === undefined) return [];
    return [[key, closed(partSchema(`${source.game}-${key}`, base, spec, definitions))]];
  });
  if (chronicles.length > 0) own['chronicles'] = closed(Object.fromEntries(chronicles));
  return closed(own, { description: source.name });
}

export function schemaOf(sources: readonly ContentSource[]): Schema {
  const definitions: Record<string, Schema> = {};
  const games = Object.fromEntries(sources.map((source) => [source.game, gameSchema(source, definitions)]));
  const line = { type: 'string', maxLength: LIMITS.name, pattern: LINE };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'great-glen-pack-1',
    title: 'A content pack of Great Glen',
    description:
      'Values printed on your copy that differ from ours, or new tiles. The schema checks the form; what the cells say and whether the whole is still a game is checked by "content validate".',
    ...closed(
      {
        $schema: { type: 'string' },
        format: { const: FORMAT },
        name: { description: 'games played with the pack carry this name', ...line },
        author: line,
        note: NOTE,
        games: closed(games),
      },
      { required: ['format', 'name', 'games'] },
    ),
    $defs: definitions,
  };
}
