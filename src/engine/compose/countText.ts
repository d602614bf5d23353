let segmenter: Intl.Segmenter | undefined;

/** Counts graphemes: an emoji sequence is one character. */
export function countText(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Share of the limit above which the remaining characters are shown. */
const LENGTH_WARNING_RATIO = 0.85;

/**
 * Characters left of a limit; negative if it is exceeded. Returns null if there is no limit or it is not near.
 * A grapheme has at least one code unit, so short texts need no segmentation.
 */
export function charactersLeft(text: string, maxLength: number | undefined): number | null {
  if (maxLength === undefined || text.length < maxLength * LENGTH_WARNING_RATIO) return null;
  const count = countText(text);
  return count < maxLength * LENGTH_WARNING_RATIO ? null : maxLength - count;
}
