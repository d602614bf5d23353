import { expireAttempts } from '../engine/drafts/expireAttempts';
import { pruneRecentEntries } from '../lib/storage/pruneRecentEntries';

/** Deletes what has expired, or belongs to others. @param userId undefined keeps what belongs to anybody */
export function pruneStorage(userId?: string | null): void {
  expireAttempts(userId);
  pruneRecentEntries(userId);
}
