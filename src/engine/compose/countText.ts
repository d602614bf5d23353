let segmenter: Intl.Segmenter | undefined;

/** How many characters a text has as people count them: an emoji family is one. */
export function countText(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The share of a limit from which on the merchant is told how much is left. */
const near = 0.85;

/**
 * How many characters are left of a limit (negative: too many); null while it is far away, or there is none.
 * A character is at least one unit long, so a short text need not be counted.
 */
export function charactersLeft(text: string, most: number | undefined): number | null {
  if (most === undefined || text.length < most * near) return null;
  const count = countText(text);
  return count < most * near ? null : most - count;
}
