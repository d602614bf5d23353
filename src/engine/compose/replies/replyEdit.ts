import * as z from 'zod/mini';
import type { SavedReply } from '../../../../resources/settings';

const shape = z.object({
  id: z.string(),
  seen: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()), text: z.nullable(z.string()) })),
  name: z.string(),
  text: z.string(),
});

/** Edit of a saved reply. A new reply keeps its id across retries, so that it is never added twice. */
export interface ReplyEdit {
  id: string;
  /** Saved reply when the edit started; null for a new one. */
  seen: SavedReply | null;
  name: string;
  text: string;
}

/** Creates the edit of a reply. @param text initial text of a new reply */
export function createReplyEdit(reply: SavedReply | null, text = ''): ReplyEdit {
  if (!reply) return { id: newId(), seen: null, name: '', text };
  return { id: reply._id, seen: reply, name: reply.name ?? '', text: reply.text ?? '' };
}

/** Checks if the edit differs from the saved reply. */
export function isReplyEdited({ seen, name, text }: ReplyEdit): boolean {
  return name !== (seen?.name ?? '') || text !== (seen?.text ?? '');
}

/** Parses a stored draft. Returns null if it is invalid. */
export function parseReplyEdit(stored: string): ReplyEdit | null {
  try {
    const read = shape.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
