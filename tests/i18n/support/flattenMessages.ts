import type { StringMap } from 'ra-core';

/** Flattens messages to dotted keys. */
export function flattenMessages(messages: StringMap, before = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flattenMessages(value ?? {}, `${before}${key}.`),
  );
}
