import { useNotificationContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { FindingStore } from '../findings/findingStore';
import type { WriteHistory } from '../history/writeHistory';
import { BackgroundTasksProvider } from '../tray/Tray';

const HistoryContext = createContext<WriteHistory | null>(null);

interface EngineProviderProps {
  /** The writes of the store, which the data provider reports. */
  history: WriteHistory;
  /** What its creations have found. */
  findings: FindingStore;
  children: ReactNode;
}

/** Provides what outlives a list: the history of writes and their findings, and bulk runs. One per site. */
export function EngineProvider({ history, findings, children }: EngineProviderProps) {
  useCloseUndone(history);
  return (
    <HistoryContext value={history}>
      <BackgroundTasksProvider>{children}</BackgroundTasksProvider>
      <WriteFindings store={findings} />
    </HistoryContext>
  );
}

/** Closes notifications with an Undo that was used elsewhere. */
function useCloseUndone({ undoStack }: WriteHistory): void {
  const { setNotifications } = useNotificationContext();
  useEffect(
    () =>
      undoStack.subscribe(() =>
        setNotifications((all) =>
          all.filter(({ notificationOptions }) => !undoStack.isUndone(notificationOptions?.id ?? '')),
        ),
      ),
    [undoStack, setNotifications],
  );
}

const FindingNotifications = lazyPart(() => import('../findings/FindingNotifications'));

/** Says what the creations of the store have found. */
function WriteFindings({ store }: { store: FindingStore }) {
  const findings = useSyncExternalStore(store.subscribe, store.get);
  return findings.length > 0 && <FindingNotifications store={store} findings={findings} />;
}

/** The history of writes of the store. @throws Error outside an EngineProvider */
export function useWriteHistory(): WriteHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useWriteHistory needs an EngineProvider');
  return history;
}
