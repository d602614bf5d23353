/**
 * Deep subset match: whether `value` contains everything in `subset`. Extra keys are ignored; undefined equals null.
 */
export function matchesSubset(value: unknown, subset: unknown): boolean {
  if (subset === null || subset === undefined) return value === null || value === undefined;
  if (typeof subset !== 'object') return value === subset;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(subset)) return false;
  if (Array.isArray(subset) && Object.keys(subset).length !== Object.keys(value).length) return false;
  return Object.entries(subset).every(([name, part]) => matchesSubset(Reflect.get(value, name), part));
}
