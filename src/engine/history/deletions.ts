import * as z from 'zod/mini';
import { createStoredList } from '../../lib/storage/storedList';
import { DELETIONS_KEY_PREFIX } from './storageKeys';

/** Milliseconds in which a deletion can be undone before it is sent. */
export const DELETION_GRACE_MS = 8_000;

const shape = z.object({
  id: z.string(),
  resource: z.string(),
  recordId: z.string(),
  /** Item of a field that is deleted instead of the record. */
  part: z.optional(z.object({ field: z.string(), itemId: z.string() })),
  at: z.number(),
});

/** A deletion whose outcome isn't known yet: without the record, which may be a person. */
export type StoredDeletion = z.infer<typeof shape>;

/** The deletions that were begun in this browser and whose outcome isn't known, also in other tabs. */
export const deletions = createStoredList(DELETIONS_KEY_PREFIX, shape);
