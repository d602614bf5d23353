import { useEffect, useMemo } from 'react';
import { runWhenIdle } from '../../lib/timing/runWhenIdle';
import type { DraftName } from '../drafts/draftStore';
import { useDraftStorage } from '../drafts/useDraft';

interface PersistedText {
  /** Stored text; '' if there is none. */
  read: () => string;
  /** Stores a text. @param write serializes it; null removes the stored text */
  persist: (write: (() => string) | null) => void;
}

/**
 * Text that is stored in this tab while typing. The first one is written immediately, later ones when the browser
 * is idle, at the latest before the page is hidden or left, and what changes after that immediately. Typing never waits
 * for the storage.
 */
export function usePersistedText(name: DraftName): PersistedText {
  const [read, put] = useDraftStorage(name);
  const persisted = useMemo(() => createPersistedText(read, put), [read, put]);
  useEffect(() => {
    persisted.setLeft(false);
    window.addEventListener('pagehide', persisted.flush);
    document.addEventListener('visibilitychange', persisted.flush);
    return () => {
      window.removeEventListener('pagehide', persisted.flush);
      document.removeEventListener('visibilitychange', persisted.flush);
      persisted.flush();
      persisted.setLeft(true);
    };
  }, [persisted]);
  return persisted;
}

function createPersistedText(read: () => string, put: (text: string) => void) {
  let isLeft = false;
  let pendingWrite: (() => string) | null = null;
  let cancelPendingWrite: (() => void) | null = null;
  const flush = () => {
    cancelPendingWrite?.();
    const write = pendingWrite;
    pendingWrite = null;
    // Signing out removes the stored text; don't write it again.
    if (write && read() !== '') put(write());
  };
  return {
    read,
    flush,
    setLeft(now: boolean) {
      isLeft = now;
    },
    persist(write: (() => string) | null) {
      cancelPendingWrite?.();
      if (write && !isLeft && read() !== '') {
        pendingWrite = write;
        cancelPendingWrite = runWhenIdle(flush);
        return;
      }
      // Other components subscribe to whether a draft exists, so this is not deferred.
      pendingWrite = null;
      put(write?.() ?? '');
    },
  };
}
