/** Paths of JSON values, and copies in which one value is replaced. */

export type JsonPath = readonly string[];

/** Paths of all values below a JSON value, outer ones first. */
export const collectPaths = (value: unknown, path: JsonPath = []): JsonPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const own = [...path, name];
        return [own, ...collectPaths(inner, own)];
      })
    : [];

/** Returns a copy with another value at a path. `undefined` removes the property of an object. */
export function replaceAt(value: unknown, [name, ...rest]: JsonPath, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([] as never, value)
    : { ...(value as object) };
  if (rest.length === 0 && replacement === undefined && !Array.isArray(value)) delete copy[name];
  else copy[name] = replaceAt(copy[name], rest, replacement);
  return copy;
}
