/** A run without a break, and how much of it is laid out at once. */
const unbroken = /\S{400}/;
const piece = /\s+|\S{1,200}(?:\p{M}|\u200D|(?<=\u200D)\S)*/gu;

/**
 * A text as it is to be rendered: almost always itself, and one without any break in pieces. Side by side they are
 * the same text, but the browser breaks each into lines by itself; for one run that takes time by its length squared,
 * and a page would stand still for it.
 */
export function inPieces(text: string | null): string | readonly string[] | null {
  return text !== null && unbroken.test(text) ? (text.match(piece) ?? text) : text;
}
