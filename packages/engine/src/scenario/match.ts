/**
 * Partial comparison: everything the wish names must be so, whatever else there is. Lists are compared entry by entry;
 * a list of places is matched by `x` and `y`, an object with number keys picks entries of a list, and `null` wishes that
 * there is nothing.
 */
type Json = Record<string, unknown>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlaceList(value: unknown): value is Json[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((entry) => isRecord(entry) && 'x' in entry && 'y' in entry)
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

export function mismatches(actual: unknown, wish: unknown, path: string): string[] {
  if (isPlaceList(wish) && Array.isArray(actual)) {
    return wish.flatMap((place) => {
      const found = actual.find((entry) => isRecord(entry) && entry['x'] === place['x'] && entry['y'] === place['y']);
      return mismatches(found, place, `${path}[${String(place['x'])},${String(place['y'])}]`);
    });
  }
  if (Array.isArray(wish)) {
    if (!Array.isArray(actual) || actual.length !== wish.length)
      return [`${path} is ${show(actual)}, not ${show(wish)}`];
    return wish.flatMap((entry, i) => mismatches(actual[i], entry, `${path}[${i}]`));
  }
  if (isRecord(wish)) {
    if (typeof actual !== 'object' || actual === null) return [`${path} is ${show(actual)}, not ${show(wish)}`];
    return Object.entries(wish).flatMap(([key, entry]) =>
      mismatches((actual as Json)[key], entry, path === '' ? key : `${path}.${key}`),
    );
  }
  return actual === wish || (wish === null && actual === undefined)
    ? []
    : [`${path} is ${show(actual)}, not ${show(wish)}`];
}
