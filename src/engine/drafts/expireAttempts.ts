import { getStoredItem, getStoredKeys, setStoredItem } from '../../lib/storage/browserStorage';
import { ATTEMPT_KEY_PREFIX } from './attemptStore';
import { isCurrentDraft } from './draftAge';

/** Removes the attempts that have expired, and those of other users. @param userId undefined keeps those of all */
export function expireAttempts(userId?: string | null): void {
  for (const key of getStoredKeys(ATTEMPT_KEY_PREFIX)) {
    const isKept = userId === undefined || key.startsWith(`${ATTEMPT_KEY_PREFIX}${userId}.`);
    if (!isKept || !isCurrentDraft(getStoredItem(key))) setStoredItem(key, null);
  }
}
