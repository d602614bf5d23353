import { createContext, type ReactNode, useContext } from 'react';
import type { WriteHistory } from '../history/writeHistory';
import { BackgroundTasksProvider } from '../tray/Tray';
import { UndoProvider } from './undo';

const HistoryContext = createContext<WriteHistory | null>(null);

interface EngineProviderProps {
  /** The writes of the store, which the data provider reports. */
  history: WriteHistory;
  children: ReactNode;
}

/** Provides what outlives a list: the history of writes, bulk runs and undo steps. One per site. */
export function EngineProvider({ history, children }: EngineProviderProps) {
  return (
    <HistoryContext value={history}>
      <UndoProvider>
        <BackgroundTasksProvider>{children}</BackgroundTasksProvider>
      </UndoProvider>
    </HistoryContext>
  );
}

/** The history of writes of the store. @throws Error outside an EngineProvider */
export function useWriteHistory(): WriteHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useWriteHistory needs an EngineProvider');
  return history;
}
