/** Changes to the list of saved replies. Each is applied to the server's list when it is saved. */
import type { SavedReply } from '../../../../resources/settings';

/** Maximum number of saved replies, and maximum lengths of their name and text. */
export const REPLY_LIMITS = { replies: 100, name: 60, text: 2000 } as const;

/** Change of the list, applied to the visible list first and to the server's list on save. */
export type ReplyChange = (replies: readonly SavedReply[]) => readonly SavedReply[];

/** Editable fields of a reply. */
export interface ReplyText {
  name: string;
  text: string;
}

/** Validation error of a reply. */
export type ReplyIssue = 'nameMissing' | 'nameLong' | 'nameTaken' | 'textMissing' | 'textLong' | 'tooMany';

/** Replaces the reply with this id, or appends it if there is none. */
export function upsertReply(id: string, { name, text }: ReplyText): ReplyChange {
  const reply: SavedReply = { _id: id, name: name.trim(), text: text.trim() };
  return (replies) =>
    replies.some(({ _id }) => _id === id)
      ? replies.map((item) => (item._id === id ? reply : item))
      : [...replies, reply];
}

/** Removes a reply. */
export function removeReply(id: string): ReplyChange {
  return (replies) => replies.filter(({ _id }) => _id !== id);
}

/** Moves a reply up or down by one. */
export function moveReply(id: string, by: -1 | 1): ReplyChange {
  return (replies) => {
    const from = replies.findIndex(({ _id }) => _id === id);
    const neighbor = replies[from + by];
    const moved = replies[from];
    if (!moved || !neighbor) return replies;
    return replies.map((reply, index) => {
      if (index === from) return neighbor;
      return index === from + by ? moved : reply;
    });
  };
}

/** Validates a reply. Returns an empty list if it is valid. */
export function validateReply(
  { name, text }: ReplyText,
  id: string | null,
  replies: readonly SavedReply[],
): readonly ReplyIssue[] {
  const hasSameName = (value: SavedReply) =>
    value._id !== id && value.name?.trim().toLowerCase() === name.trim().toLowerCase();
  const found: Record<ReplyIssue, boolean> = {
    nameMissing: name.trim() === '',
    nameLong: countText(name.trim()) > REPLY_LIMITS.name,
    nameTaken: name.trim() !== '' && replies.some(hasSameName),
    textMissing: text.trim() === '',
    textLong: countText(text.trim()) > REPLY_LIMITS.text,
    tooMany: id === null && replies.length >= REPLY_LIMITS.replies,
  };
  const issues: readonly ReplyIssue[] = ['nameMissing', 'nameLong', 'nameTaken', 'textMissing', 'textLong', 'tooMany'];
  return issues.filter((issue) => found[issue]);
}

let segmenter: Intl.Segmenter | undefined;

/** Counts graphemes: an emoji sequence is one character. */
export function countText(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Share of the limit above which the remaining characters are shown. */
const LENGTH_WARNING_RATIO = 0.85;

/**
 * Characters left of a limit; negative if it is exceeded. Returns null if there is no limit or it is not near.
 * A grapheme has at least one code unit, so short texts need no segmentation.
 */
export function charactersLeft(text: string, maxLength: number | undefined): number | null {
  if (maxLength === undefined || text.length < maxLength * LENGTH_WARNING_RATIO) return null;
  const count = countText(text);
  return count < maxLength * LENGTH_WARNING_RATIO ? null : maxLength - count;
}
