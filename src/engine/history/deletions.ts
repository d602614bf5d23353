import * as z from 'zod/mini';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { getStoredItem, setStoredItem } from '../../lib/storage/browserStorage';
import { DELETIONS_KEY_PREFIX } from './storageKeys';

/** Milliseconds in which a deletion can be undone before it is sent. */
export const DELETION_GRACE_MS = 8_000;

const shape = z.array(
  z.object({
    id: z.string(),
    resource: z.string(),
    recordId: z.string(),
    /** Item of a field that is deleted instead of the record. */
    part: z.optional(z.object({ field: z.string(), itemId: z.string() })),
    at: z.number(),
  }),
);

/** A deletion whose outcome isn't known yet: without the record, which may be a person. */
export type StoredDeletion = z.infer<typeof shape>[number];

/** The deletions that were begun in this browser and whose outcome isn't known, also in other tabs. */
export function readDeletions(scope: string): readonly StoredDeletion[] {
  try {
    return z.parse(shape, JSON.parse(getStoredItem(DELETIONS_KEY_PREFIX + scope) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers a deletion until its outcome is known, in case that the page is left before. */
export function rememberDeletion(scope: string, deletion: Omit<StoredDeletion, 'at'>): void {
  store(scope, [...readDeletions(scope), { ...deletion, at: getServerTime() }]);
}

export function forgetDeletion(scope: string, id: string): void {
  store(
    scope,
    readDeletions(scope).filter((deletion) => deletion.id !== id),
  );
}

function store(scope: string, deletions: readonly StoredDeletion[]): void {
  setStoredItem(DELETIONS_KEY_PREFIX + scope, deletions.length > 0 ? JSON.stringify(deletions) : null);
}
