import { useMemo } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { browserRunStore } from '../send/browserRunStore';
import type { RunStore } from '../send/storedRun';

/** Store of the imports of this user and site in this browser. */
export function useRunStore(): RunStore {
  const { preferencesKey } = useCurrentSite();
  return useMemo(() => browserRunStore(preferencesKey), [preferencesKey]);
}
