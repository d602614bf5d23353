/** Responses in which a value is missing or of another type, as a faulty backend sends them. */

type Json = unknown;
type Path = readonly (string | number)[];

/** Values of the wrong type or out of range. `undefined` removes the value. */
const replacements: readonly Json[] = [
  undefined,
  null,
  '',
  '<b>x</b>',
  'x'.repeat(300),
  -1,
  0,
  9,
  1e308,
  true,
  [],
  {},
  [null],
  [[]],
  { _id: null },
];

const isContainer = (value: Json): value is Record<string | number, Json> =>
  typeof value === 'object' && value !== null;

/** Paths of all values below a value, outer ones first. */
function collectPaths(value: Json, path: Path = []): Path[] {
  if (!isContainer(value)) return [path];
  const inner = Object.entries(value).flatMap(([name, part]) => collectPaths(part, [...path, name]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function replaceAt(value: Json, [name, ...rest]: Path, replacement: Json): void {
  if (name === undefined || !isContainer(value)) return;
  if (rest.length > 0) replaceAt(value[name], rest, replacement);
  else if (replacement === undefined && !Array.isArray(value)) delete value[name];
  else value[name] = replacement ?? null;
}

/** Returns a copy with one broken value, a different one for each `turn`. */
export function breakJson(value: Json, turn: number): Json {
  const copy: Json = structuredClone(value);
  const paths = collectPaths(copy);
  const path = paths[(turn * 7919) % Math.max(1, paths.length)];
  if (path) replaceAt(copy, path, replacements[turn % replacements.length]);
  return copy;
}

/**
 * Breaks one value in each record of a response, but never the id of a record, so that all records have a row. Returns
 * null if the response has no records.
 */
export function breakRecords(value: Json, turn: number): { json: Json; count: number } | null {
  const copy: Json = structuredClone(value);
  const list = findRecords(copy);
  if (!list) return null;
  for (const [index, record] of list.entries()) {
    const paths = collectPaths(record).filter(([name]) => name !== '_id');
    const path = paths[((turn * list.length + index) * 7919) % Math.max(1, paths.length)];
    if (path) replaceAt(record, path, replacements[(turn * list.length + index) % replacements.length]);
  }
  return { json: copy, count: list.length };
}

/** The outermost list of records with ids. */
function findRecords(value: Json): Json[] | null {
  if (Array.isArray(value))
    return value.length > 1 && value.every((item) => isContainer(item) && '_id' in item) ? value : null;
  if (!isContainer(value)) return null;
  for (const part of Object.values(value)) {
    const found = findRecords(part);
    if (found) return found;
  }
  return null;
}
