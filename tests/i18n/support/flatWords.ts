import type { StringMap } from 'ra-core';

/** Every key with its words. */
export function flatWords(words: StringMap, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatWords(value ?? {}, `${before}${key}.`),
  );
}
