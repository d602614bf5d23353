let segmenter: Intl.Segmenter | undefined;

/** Truncates a text to `maxLength` grapheme clusters and appends '…' if it was longer. */
export function clipText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === maxLength) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
