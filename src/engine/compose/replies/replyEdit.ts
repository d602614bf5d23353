import * as z from 'zod/mini';
import type { SavedReply } from '../../../../resources/settings';

const shape = z.object({
  id: z.string(),
  seen: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()), text: z.nullable(z.string()) })),
  name: z.string(),
  text: z.string(),
});

/** A saved reply that is being written. A new one keeps its id over every try: so it is never added twice. */
export interface ReplyEdit {
  id: string;
  /** As it was when the merchant began; null for a new one. */
  seen: SavedReply | null;
  name: string;
  text: string;
}

/** The edit that a reply starts with. @param text what a new one begins with */
export function editOf(reply: SavedReply | null, text = ''): ReplyEdit {
  if (!reply) return { id: newId(), seen: null, name: '', text };
  return { id: reply._id, seen: reply, name: reply.name ?? '', text: reply.text ?? '' };
}

/** Whether anything is typed that the reply does not have yet. */
export function isEdited({ seen, name, text }: ReplyEdit): boolean {
  return name !== (seen?.name ?? '') || text !== (seen?.text ?? '');
}

/** What was being written, from the text that was kept of it; null where that is none. */
export function readEdit(kept: string): ReplyEdit | null {
  try {
    const read = shape.safeParse(JSON.parse(kept));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
