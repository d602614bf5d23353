import type { AttemptStore } from '../../../dataProvider/writes/withProof';
import { getStoredItem, getStoredKeys, setStoredItem } from '../../lib/storage/browserStorage';
import { stampDraft, unstampDraft } from './draftAge';

/** Keys of attempts to write start with this, followed by the ids of user and site. */
export const ATTEMPT_KEY_PREFIX = 'console.attempt.';

/**
 * Attempts whose outcome isn't certain. They outlive their tab, so that the same values, sent again from any tab of this
 * browser, are the same intent; for up to a day, like drafts, or until the sign-out.
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function createAttemptStore(scope: () => string): AttemptStore {
  const toItemKey = (key: string) => `${ATTEMPT_KEY_PREFIX}${scope()}.${key}`;
  return {
    get: (key) => unstampDraft(getStoredItem(toItemKey(key))) ?? undefined,
    set: (key, text) => setStoredItem(toItemKey(key), stampDraft(text)),
    delete: (key) => setStoredItem(toItemKey(key), null),
  };
}

/** Removes all attempts, at a sign-out. */
export function clearAttempts(): void {
  for (const key of getStoredKeys(ATTEMPT_KEY_PREFIX)) setStoredItem(key, null);
}
