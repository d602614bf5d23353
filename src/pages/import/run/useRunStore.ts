import { useMemo } from 'react';
import { useShop } from '../../../engine/shop';
import { browserRunStore } from '../send/browserRunStore';
import type { RunStore } from '../send/storedRun';

/** Imports that this merchant's browser keeps of this shop. */
export function useRunStore(): RunStore {
  const { preferencesKey } = useShop();
  return useMemo(() => browserRunStore(preferencesKey), [preferencesKey]);
}
