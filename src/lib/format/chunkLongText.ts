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
