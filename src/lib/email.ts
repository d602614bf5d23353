/** Characters that no address contains outside quotes, including invisible ones. */
const FORBIDDEN = /[\s\p{Cf}\p{Cc}<>()[\],;:"\\＠]/u;

/** Whether a string is an email address: text, one at sign, text, a dot, text, without whitespace. */
export function isEmail(text: string): boolean {
  return /^[^@]+@[^@]+\.[^@.]+$/.test(text) && !FORBIDDEN.test(text) && !/\.\.|^\.|@\.|\.@/.test(text);
}

/** Distance of a full-width letter, such as `ａ` or `＠`, from its ASCII one. */
const FULL_WIDTH = 0xfee0;

/**
 * Removes the text that is copied along with an address: invisible characters, `mailto:`, a name with brackets around one
 * of them, and punctuation after it. Returns other text trimmed.
 */
export function cleanEmail(text: string): string {
  const visible = text
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH))
    .trim();
  const address = /^[^<>@]*<([^<>]*)>[;,.\s]*$/.exec(visible)?.[1] ?? visible;
  return address
    .replace(/^\(([^()]*)\)$|(?<=\S)\s+\([^()]*\)$/, '$1')
    .replace(/^\s*mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .replace(/[\s;,.:]{1,9}$/, '')
    .trim();
}
