/** Responses in which a value is missing or of another type, as a faulty backend sends them. */

import { collectPaths, type JsonPath, replaceAt } from '../../../support/jsonPaths';

/** Values of the wrong type or out of range. `undefined` removes the value. */
const replacements: readonly unknown[] = [
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

/** A prime, so that the paths of consecutive turns are far apart. */
const STEP = 7919;

/** Returns a copy with one broken value below `isBreakable` paths, a different one for each `turn`. */
function breakValue(value: unknown, turn: number, isBreakable: (path: JsonPath) => boolean): unknown {
  const paths = collectPaths(value).filter(isBreakable);
  const path = paths[(turn * STEP) % Math.max(1, paths.length)];
  return path ? replaceAt(value, path, replacements[turn % replacements.length]) : value;
}

/** Returns a copy with one broken value, a different one for each `turn`. */
export const breakJson = (value: unknown, turn: number): unknown => breakValue(value, turn, () => true);

/**
 * Breaks one value in each record of a response, but never the id of a record, so that all records have a row. Returns
 * null if the response has no records.
 */
export function breakRecords(value: unknown, turn: number): { json: unknown; count: number } | null {
  const found = findRecords(value);
  if (!found) return null;
  const { path, list } = found;
  const broken = list.map((record, index) =>
    breakValue(record, turn * list.length + index, ([name]) => name !== '_id'),
  );
  return { json: replaceAt(value, path, broken), count: list.length };
}

interface FoundRecords {
  path: JsonPath;
  list: readonly unknown[];
}

/** The outermost list of records with ids, and its path. */
function findRecords(value: unknown, path: JsonPath = []): FoundRecords | null {
  if (!isContainer(value)) return null;
  if (Array.isArray(value))
    return value.length > 1 && value.every((item) => isContainer(item) && '_id' in item) ? { path, list: value } : null;
  for (const [name, part] of Object.entries(value)) {
    const found = findRecords(part, [...path, name]);
    if (found) return found;
  }
  return null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
