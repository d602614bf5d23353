import { useNotificationContext } from 'ra-core';
import { createContext, type ReactNode, Suspense, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConsoleQueryClient } from '../../../dataProvider/writes/consoleQueryClient';
import { getStoredItem } from '../../lib/storage/browserStorage';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { FindingStore } from '../findings/findingStore';
import { DELETIONS_KEY_PREFIX, RUNS_KEY_PREFIX } from '../history/storageKeys';
import type { WriteHistory } from '../history/writeHistory';
import { BackgroundTasksProvider } from '../tray/Tray';

const HistoryContext = createContext<WriteHistory | null>(null);

interface EngineProviderProps {
  /** The writes of the store, which the data provider reports. */
  history: WriteHistory;
  /** What its creations have found. */
  findings: FindingStore;
  /** Knows the writes that are under way, whose outcome is lost with the page. */
  queryClient: Pick<ConsoleQueryClient, 'hasSentWrites'>;
  children: ReactNode;
}

/** Provides what outlives a list: the history of writes and their findings, and bulk runs. One per site. */
export function EngineProvider({ history, findings, queryClient, children }: EngineProviderProps) {
  useCloseUndone(history);
  useSendOnLeave(history, queryClient);
  return (
    <HistoryContext value={history}>
      <BackgroundTasksProvider>{children}</BackgroundTasksProvider>
      <WriteFindings store={findings} history={history} />
    </HistoryContext>
  );
}

/** Closes notifications with an Undo that was used elsewhere, or isn't possible anymore. */
function useCloseUndone({ undoStack }: WriteHistory): void {
  const { setNotifications } = useNotificationContext();
  useEffect(
    () =>
      undoStack.subscribe(() =>
        setNotifications((all) =>
          all.filter(({ notificationOptions }) => !undoStack.isOver(notificationOptions?.id ?? '')),
        ),
      ),
    [undoStack, setNotifications],
  );
}

/**
 * Sends what can still be undone when the tab is closed or hidden for good. The browser asks first about undoable writes of
 * react-admin, as it does there, and about writes that aren't answered; a deletion reaches the server also if nothing waits
 * for it.
 */
function useSendOnLeave(
  { undoable, keepUnstored }: WriteHistory,
  queryClient: EngineProviderProps['queryClient'],
): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!undoable.hasPending() && !queryClient.hasSentWrites()) return;
      undoable.sendAll();
      // The browser's question keeps the page open while the requests are on their way.
      event.preventDefault();
    };
    const onPageHide = () => {
      undoable.sendAll();
      keepUnstored();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [undoable, keepUnstored, queryClient]);
}

const FindingNotifications = lazyPart(() => import('../findings/FindingNotifications'));

/** Says what the creations of the store have found, and what became of the work of a page that was left. */
function WriteFindings({ store, history }: { store: FindingStore; history: WriteHistory }) {
  const findings = useSyncExternalStore(store.subscribe, store.get);
  const [hasUnfinished] = useState(() =>
    [DELETIONS_KEY_PREFIX, RUNS_KEY_PREFIX].some((prefix) => getStoredItem(prefix + history.scope()) !== null),
  );
  return (
    <Suspense>
      {(findings.length > 0 || hasUnfinished) && <FindingNotifications {...{ store, findings, history }} />}
    </Suspense>
  );
}

/** The history of writes of the store. @throws Error outside an EngineProvider */
export function useWriteHistory(): WriteHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useWriteHistory needs an EngineProvider');
  return history;
}
