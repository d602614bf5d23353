import { minimalEdit } from '../code/minimalEdit';

/** A text between two tags, before and after. */
export interface TextChange {
  before: string;
  after: string;
}

/** Characters that could be markup or are normalized by the parser. */
const SPECIAL_CHARACTERS = /[<>&\r]/;

/** Returns the text that changed between two tags, or null if more than one text may have changed. */
export function textChange(before: string, after: string): TextChange | null {
  const { from, to, insert } = minimalEdit(before, after);
  const start = from === 0 ? 0 : before.lastIndexOf('>', from - 1) + 1;
  const next = before.indexOf('<', start);
  const end = next < 0 ? before.length : next;
  // The change starts inside a tag or extends past the next one.
  if (to > end) return null;
  const removedText = before.slice(start, end);
  const insertedText = removedText.slice(0, from - start) + insert + removedText.slice(to - start);
  return SPECIAL_CHARACTERS.test(removedText + insertedText) || removedText.trim() === ''
    ? null
    : { before: removedText, after: insertedText };
}
