import { changeOf } from '../code/changeOf';

/** The words between two tags, and what they have become. */
export interface TextChange {
  before: string;
  after: string;
}

/** What makes more of a text than words, or is read as something else. */
const special = /[<>&\r]/;

/** What was typed between two tags; null where it may be more than that which has changed. */
export function textChange(before: string, after: string): TextChange | null {
  const { from, to, insert } = changeOf(before, after);
  const start = from === 0 ? 0 : before.lastIndexOf('>', from - 1) + 1;
  const next = before.indexOf('<', start);
  const end = next < 0 ? before.length : next;
  // It begins within a tag, or goes beyond the next one.
  if (to > end) return null;
  const words = before.slice(start, end);
  const typed = words.slice(0, from - start) + insert + words.slice(to - start);
  return special.test(words + typed) || words.trim() === '' ? null : { before: words, after: typed };
}
