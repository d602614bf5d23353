import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { browserRunStore } from '../send/browserRunStore';
import type { ImportRun, ImportRunState } from '../send/importRun';
import type { RunStore, StoredRun } from '../send/storedRun';

/** Store of the imports of this user and site in this browser. */
export function useRunStore(): RunStore {
  const { preferencesKey } = useCurrentSite();
  return useMemo(() => browserRunStore(preferencesKey), [preferencesKey]);
}

/** Polling interval while another tab sends the import. */
const POLL_INTERVAL_MS = 2000;

/** Subscribes to the state of an import, including progress made by another tab. */
export function useRunState(run: ImportRun): { state: ImportRunState; stored: StoredRun } {
  const state = useSyncExternalStore(run.subscribe, run.state);
  const stored = useSyncExternalStore(run.subscribe, run.run);
  useEffect(() => void run.refetch(), [run]);
  const isElsewhere = state.kind === 'elsewhere';
  useEffect(() => {
    if (!isElsewhere) return;
    const timer = setInterval(() => void run.refetch(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [run, isElsewhere]);
  return { state, stored };
}
