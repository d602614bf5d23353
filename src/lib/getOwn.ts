/**
 * Reads a key that comes from outside, such as an id of the server or a name that a merchant typed: `constructor` and
 * `__proto__` are names like any other.
 */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
