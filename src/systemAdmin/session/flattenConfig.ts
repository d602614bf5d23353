/** Every key of the configuration with its value as JSON; keys of nested values are joined by dots. It holds no secrets. */
export function flattenConfig(value: unknown, path = ''): readonly (readonly [key: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value) ?? '']];
  return Object.entries(value).flatMap(([key, inner]) => flattenConfig(inner, path === '' ? key : `${path}.${key}`));
}
