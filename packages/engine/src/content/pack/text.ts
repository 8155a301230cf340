/**
 * A pack as text. `JSON.parse` keeps the last of two equal keys and says nothing; whoever edits a file by hand should
 * hear of it, so the keys are counted here.
 */
import { type Mistake, type Path, pathText } from './mistakes.ts';
import { SIZE_LIMIT } from './validate.ts';

export interface TextReading {
  readonly document: unknown;
  readonly mistakes: readonly Mistake[];
}

/** Tokens of a text that is known to be JSON: strings, brackets, commas and colons; numbers and words do not matter. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

interface Level {
  readonly keys: Set<string> | undefined;
  key: string | number;
}

function pathOf(levels: readonly Level[]): Path {
  return levels.map((level) => level.key);
}

/** A string before a colon is a key of the innermost object. */
function duplicateKeys(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const levels: Level[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), key: '' });
    else if (token === '[') levels.push({ keys: undefined, key: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.key === 'number') level.key++;
    else if (token === ':' && level?.keys !== undefined) {
      level.key = JSON.parse(last) as string;
      if (level.keys.has(level.key))
        mistakes.push({ path: pathText(pathOf(levels)), reason: 'this name stands twice' });
      level.keys.add(level.key);
    }
    last = token;
  }
  return mistakes;
}

export function readPackText(text: string): TextReading {
  const refuse = (reason: string): TextReading => ({ document: undefined, mistakes: [{ path: 'pack', reason }] });
  if (text.length > SIZE_LIMIT) return refuse(`larger than ${SIZE_LIMIT} characters`);
  try {
    // Editors of some systems put an invisible mark before the first character.
    const plain = text.replace(/^\uFEFF/, '');
    return { document: JSON.parse(plain), mistakes: duplicateKeys(plain) };
  } catch (error) {
    return refuse(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
