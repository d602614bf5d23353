let segmenter: Intl.Segmenter | undefined;

/** At most `most` characters as people count them (an emoji family is one), then '…' where something was left out. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
