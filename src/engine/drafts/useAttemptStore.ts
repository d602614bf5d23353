import { useMemo } from 'react';
import type { AttemptStore } from '../../../dataProvider/methods/attempts';
import { ATTEMPT_KEY_PREFIX, getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { useCurrentSite } from '../shop/currentSite';
import { stampDraft, unstampDraft } from './draftAge';

/**
 * Attempts per user and site whose outcome isn't certain. They survive a reload, for up to a day like the drafts that
 * have the Idempotency-Keys.
 */
export function useAttemptStore(): AttemptStore {
  const { preferencesKey } = useCurrentSite();
  return useMemo(() => {
    const toItemKey = (key: string) => `${ATTEMPT_KEY_PREFIX}${preferencesKey}.${key}`;
    return {
      get: (key) => unstampDraft(getTabItem(toItemKey(key))) ?? undefined,
      set: (key, text) => setTabItem(toItemKey(key), stampDraft(text)),
      delete: (key) => setTabItem(toItemKey(key), null),
    };
  }, [preferencesKey]);
}
