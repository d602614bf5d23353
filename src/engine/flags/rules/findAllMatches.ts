import type { HighlightRange } from '../highlights';

/** Maximum number of characters that are checked. */
const MAX_SEARCH_LENGTH = 20_000;

/** The ranges of all matches of a global pattern that `counts` accepts. */
export function findAllMatches(
  text: string,
  pattern: RegExp,
  counts: (found: string) => boolean = () => true,
): HighlightRange[] {
  return [...text.slice(0, MAX_SEARCH_LENGTH).matchAll(pattern)].flatMap(({ 0: found, index }) =>
    counts(found) ? [{ from: index, to: index + found.length }] : [],
  );
}
