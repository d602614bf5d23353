import type { RecordKind } from './recordKind';

/**
 * Validates the declaration of a kind of record at startup.
 * @param taken names of other resources
 * @throws Error with the kind and its contradictions
 */
export function checkRecordKind(name: string, kind: RecordKind, taken: readonly string[]): void {
  const { title, shape, path, key = '_id', parent, write = {} } = kind;
  const fields = Object.keys(shape.shape);
  const shown = typeof write.shown === 'string' ? [] : (write.shown ?? []);
  const named = [title, key, ...Object.keys(write.change?.shape ?? {}), ...shown, ...(write.merged ?? [])];
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const issues = [
    ...(taken.includes(name) ? ['the name is taken'] : []),
    ...(/^\/|\/$/.test(path) ? [`the path '${path}' starts or ends with a slash`] : []),
    ...parameters
      .filter((parameter) => parameter !== parent)
      .map((field) => `'{${field}}' in the path isn't the parent`),
    ...named.filter((field) => !fields.includes(field)).map((field) => `'${field}' isn't a field of the shape`),
  ];
  if (issues[0] !== undefined) throw new Error(`kind of record '${name}': ${issues.join('; ')}`);
}
