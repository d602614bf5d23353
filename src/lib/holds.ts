/** Whether a value has all that is wanted of it, in the same order; what it has besides does not count, and nothing is as good as null. */
export function holds(value: unknown, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined) return value === null || value === undefined;
  if (typeof wanted !== 'object') return value === wanted;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && Object.keys(wanted).length !== Object.keys(value).length) return false;
  return Object.entries(wanted).every(([name, part]) => holds(Reflect.get(value, name), part));
}
