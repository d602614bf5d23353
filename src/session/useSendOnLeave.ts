import { useEffect } from 'react';
import type { UndoableMutations } from './undoableMutations';

/** Sends what can still be undone when the tab is closed or hidden for good, and lets the browser ask first, as react-admin does. */
export function useSendOnLeave(undoable: UndoableMutations): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!undoable.hasPending()) return;
      undoable.sendAll();
      // The browser's question keeps the page open while the requests are on their way.
      event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pagehide', undoable.sendAll);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('pagehide', undoable.sendAll);
    };
  }, [undoable]);
}
