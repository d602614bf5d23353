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

/** Removes the bidi isolates that messages put around names, for text that is used as data (such as a default name). */
export function stripBidiMarks(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** A run of non-whitespace that is too long, and the chunks that it is split into. */
const LONG_RUN = /\S{400}/;
const CHUNK = /\s+|\S{1,200}(?:\p{M}|\u200D|(?<=\u200D)\S)*/gu;

/**
 * Splits a text with very long unbroken runs into chunks; other texts are returned unchanged. Line breaking is
 * quadratic in the length of an unbroken run, so long runs are rendered in chunks.
 */
export function chunkLongText(text: string | null): string | readonly string[] | null {
  return text !== null && LONG_RUN.test(text) ? (text.match(CHUNK) ?? text) : text;
}
