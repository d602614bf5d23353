import type { SavedReply } from '../../../../resources/settings';
import { normalizeForSearch } from '../normalizeForSearch';

/** Slash command in a text. */
export interface SlashCommand {
  /** Indexes of the `/` and of the caret. */
  from: number;
  to: number;
  /** Text after the `/`. */
  query: string;
}

/** Finds a `/` at the start of a word and the text between it and the caret. Returns null if there is none. */
export function findSlashCommand(text: string, caret: number): SlashCommand | null {
  const found = /(?:^|\s)\/((?:[^\s/][^\n/]{0,38})?)$/.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { from: caret - query.length - 1, to: caret, query };
}

/** Saved reply with a non-empty name and text. */
export interface PreparedReply {
  id: string;
  name: string;
  text: string;
}

/** Replies with a text. Replies without a name get the start of their text as a name. */
export function prepareReplies(replies: readonly SavedReply[]): readonly PreparedReply[] {
  return replies.flatMap(({ _id, name, text }) => {
    const body = text?.trim() ?? '';
    return body === '' ? [] : [{ id: _id, name: name?.trim() || body.slice(0, 40), text: body }];
  });
}

/** Filters and ranks replies: by the start of the name, then by a word in it, then by the text. */
export function matchReplies(replies: readonly PreparedReply[], query: string): readonly PreparedReply[] {
  const foldedQuery = normalizeForSearch(query);
  const ranked = replies.map((reply) => ({ reply, rank: getRank(reply, foldedQuery) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ reply }) => reply);
}

function getRank({ name, text }: PreparedReply, foldedQuery: string): number {
  const foldedName = normalizeForSearch(name);
  if (foldedName.startsWith(foldedQuery)) return 0;
  if (foldedName.includes(` ${foldedQuery}`)) return 1;
  if (foldedName.includes(foldedQuery)) return 2;
  return normalizeForSearch(text).includes(foldedQuery) ? 3 : -1;
}
