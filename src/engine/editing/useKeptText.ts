import { useEffect, useMemo } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { type DraftName, useHeldDraft } from '../useDraft';

interface KeptText {
  /** What is kept; '' for nothing. */
  read: () => string;
  /** Keeps a text. @param write makes it, or null where nothing is to be kept */
  keep: (write: (() => string) | null) => void;
  /** Keeps at once what waits. */
  flush: () => void;
}

/**
 * A text that is kept in this tab while somebody types: the first one at once, and each that takes its place when the
 * browser has nothing else to do, at the latest before the page is hidden or left. A key never waits for the storage.
 */
export function useKeptText(name: DraftName): KeptText {
  const [read, put] = useHeldDraft(name);
  const kept = useMemo(() => lateText(read, put), [read, put]);
  useEffect(() => {
    window.addEventListener('pagehide', kept.flush);
    document.addEventListener('visibilitychange', kept.flush);
    return () => {
      window.removeEventListener('pagehide', kept.flush);
      document.removeEventListener('visibilitychange', kept.flush);
      kept.flush();
    };
  }, [kept]);
  return kept;
}

function lateText(read: () => string, put: (text: string) => void): KeptText {
  let waiting: (() => string) | null = null;
  let stop: (() => void) | null = null;
  const flush = () => {
    stop?.();
    const write = waiting;
    waiting = null;
    // Who has signed out meanwhile has wiped it all.
    if (write && read() !== '') put(write());
  };
  return {
    read,
    flush,
    keep(write) {
      stop?.();
      if (write && read() !== '') {
        waiting = write;
        stop = whenIdle(flush);
        return;
      }
      // Whether anything is kept is known elsewhere too.
      waiting = null;
      put(write?.() ?? '');
    },
  };
}
