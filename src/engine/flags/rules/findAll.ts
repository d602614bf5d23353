import type { Mark } from '../marks';

/** Longest part of a text that is looked at: nobody writes more by hand. */
const farthest = 20_000;

/** Every place where a pattern (global) stands in a text, and that `counts`. */
export function findAll(text: string, pattern: RegExp, counts: (found: string) => boolean = () => true): Mark[] {
  return [...text.slice(0, farthest).matchAll(pattern)].flatMap(({ 0: found, index }) =>
    counts(found) ? [{ from: index, to: index + found.length }] : [],
  );
}
