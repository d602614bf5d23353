/** Changes of the saved replies, each to be made on the list as it is when it is saved. */
import type { SavedReply } from '../../../../resources/settings';
import { countText } from '../countText';

/** Limits of the saved replies of a shop. */
export const limits = { replies: 100, name: 60, text: 2000 } as const;

/** A change of the list: run once on what is shown, and once on what the server has. */
export type ReplyChange = (replies: readonly SavedReply[]) => readonly SavedReply[];

/** What a reply is made of. */
export interface ReplyWords {
  name: string;
  text: string;
}

/** Why a reply cannot be saved. */
export type ReplyFault = 'nameMissing' | 'nameLong' | 'nameTaken' | 'textMissing' | 'textLong' | 'tooMany';

/** Puts a reply in the place of the one with its id; one that is not there, any more or yet, comes last. */
export function put(id: string, { name, text }: ReplyWords): ReplyChange {
  const reply: SavedReply = { _id: id, name: name.trim(), text: text.trim() };
  return (replies) =>
    replies.some(({ _id }) => _id === id) ? replies.map((one) => (one._id === id ? reply : one)) : [...replies, reply];
}

/** Takes a reply off the list. */
export function remove(id: string): ReplyChange {
  return (replies) => replies.filter(({ _id }) => _id !== id);
}

/** Moves a reply before or behind its neighbour. */
export function move(id: string, by: -1 | 1): ReplyChange {
  return (replies) => {
    const from = replies.findIndex(({ _id }) => _id === id);
    const neighbour = replies[from + by];
    const moved = replies[from];
    if (!moved || !neighbour) return replies;
    return replies.map((one, at) => {
      if (at === from) return neighbour;
      return at === from + by ? moved : one;
    });
  };
}

/** What is wrong with a reply that is to be saved; nothing where it can be. */
export function faultsOf(
  { name, text }: ReplyWords,
  id: string | null,
  replies: readonly SavedReply[],
): readonly ReplyFault[] {
  const isName = (one: SavedReply) => one._id !== id && one.name?.trim().toLowerCase() === name.trim().toLowerCase();
  const found: Record<ReplyFault, boolean> = {
    nameMissing: name.trim() === '',
    nameLong: countText(name.trim()) > limits.name,
    nameTaken: name.trim() !== '' && replies.some(isName),
    textMissing: text.trim() === '',
    textLong: countText(text.trim()) > limits.text,
    tooMany: id === null && replies.length >= limits.replies,
  };
  const faults: readonly ReplyFault[] = ['nameMissing', 'nameLong', 'nameTaken', 'textMissing', 'textLong', 'tooMany'];
  return faults.filter((fault) => found[fault]);
}
