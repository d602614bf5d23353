import type { AttemptStore } from '../../../dataProvider/writes/withProof';
import { ATTEMPT_KEY_PREFIX, getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { stampDraft, unstampDraft } from './draftAge';

/**
 * Attempts whose outcome isn't certain. They survive a reload, for up to a day like the drafts that have the
 * Idempotency-Keys.
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function createAttemptStore(scope: () => string): AttemptStore {
  const toItemKey = (key: string) => `${ATTEMPT_KEY_PREFIX}${scope()}.${key}`;
  return {
    get: (key) => unstampDraft(getTabItem(toItemKey(key))) ?? undefined,
    set: (key, text) => setTabItem(toItemKey(key), stampDraft(text)),
    delete: (key) => setTabItem(toItemKey(key), null),
  };
}
