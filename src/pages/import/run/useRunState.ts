import { useEffect, useSyncExternalStore } from 'react';
import type { ImportRun, RunState } from '../send/importRun';
import type { StoredRun } from '../send/storedRun';

/** Milliseconds between two looks at what another tab does. */
const pause = 2000;

/** How an import stands, now and whenever that changes, also by another tab that sends it. */
export function useRunState(run: ImportRun): { state: RunState; stored: StoredRun } {
  const state = useSyncExternalStore(run.subscribe, run.state);
  const stored = useSyncExternalStore(run.subscribe, run.run);
  useEffect(() => void run.look(), [run]);
  const isElsewhere = state.kind === 'elsewhere';
  useEffect(() => {
    if (!isElsewhere) return;
    const looking = setInterval(() => void run.look(), pause);
    return () => clearInterval(looking);
  }, [run, isElsewhere]);
  return { state, stored };
}
