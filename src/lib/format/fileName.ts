const MAX_NAME_LENGTH = 48;
/** Characters kept at the end, which contains the extension. */
const NAME_END_LENGTH = 12;

/**
 * Shortens a file name for display and replaces control and bidi characters, which could make one extension look like
 * another. Render it in a `<bdi>`.
 */
export function formatFileName(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '\ufffd')];
  if (characters.length <= MAX_NAME_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_NAME_LENGTH - NAME_END_LENGTH - 1).join('')}…${characters.slice(-NAME_END_LENGTH).join('')}`;
}
