/** Returns a text without the differences that programs make: in line endings, outer spaces and Unicode normalization. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n').trim().normalize();

/**
 * Returns a JSON value in which equal texts are identical, to compare a sent value with the one that a server stored: texts
 * differ in neither line endings, outer spaces nor Unicode normalization, and an empty one is null.
 */
export function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value) || null;
  if (Array.isArray(value)) return value.map(normalizeTexts);
  return typeof value === 'object' && value !== null ? normalizeFields(value) : (value ?? null);
}

/** The fields of an object, normalized. */
export const normalizeFields = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalizeTexts(value)]));
