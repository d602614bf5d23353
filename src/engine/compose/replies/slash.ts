import type { SavedReply } from '../../../../resources/settings';
import { fold } from '../fold';

/** The part of a text that asks for a saved reply. */
export interface Slash {
  /** Where '/' stands, and where the caret is. */
  from: number;
  to: number;
  /** What is typed behind it. */
  query: string;
}

/** '/' at the start of a word, and what is typed behind it up to the caret; null where nothing asks. */
export function slashAt(text: string, caret: number): Slash | null {
  const found = /(?:^|\s)\/((?:[^\s/][^\n/]{0,38})?)$/.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { from: caret - query.length - 1, to: caret, query };
}

/** A saved reply with a name and a text. */
export interface UsableReply {
  id: string;
  name: string;
  text: string;
}

/** Those that can be inserted; one without a name goes by the start of its text. */
export function usableReplies(replies: readonly SavedReply[]): readonly UsableReply[] {
  return replies.flatMap(({ _id, name, text }) => {
    const body = text?.trim() ?? '';
    return body === '' ? [] : [{ id: _id, name: name?.trim() || body.slice(0, 40), text: body }];
  });
}

/** The replies that a query means: first by the start of their name, then by a word of it, then by what they say. */
export function matchReplies(replies: readonly UsableReply[], query: string): readonly UsableReply[] {
  const wanted = fold(query);
  const placed = replies.map((reply) => ({ reply, place: placeOf(reply, wanted) }));
  return placed
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ reply }) => reply);
}

function placeOf({ name, text }: UsableReply, wanted: string): number {
  const known = fold(name);
  if (known.startsWith(wanted)) return 0;
  if (known.includes(` ${wanted}`)) return 1;
  if (known.includes(wanted)) return 2;
  return fold(text).includes(wanted) ? 3 : -1;
}
