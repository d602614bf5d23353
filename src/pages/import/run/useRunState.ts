import { useEffect, useSyncExternalStore } from 'react';
import type { ImportRun, RunState } from '../send/importRun';
import type { StoredRun } from '../send/storedRun';

/** How an import stands, now and whenever that changes; what another tab did of it is seen when it is opened. */
export function useRunState(run: ImportRun): { state: RunState; stored: StoredRun } {
  const state = useSyncExternalStore(run.subscribe, run.state);
  const stored = useSyncExternalStore(run.subscribe, run.run);
  useEffect(() => void run.look(), [run]);
  return { state, stored };
}
