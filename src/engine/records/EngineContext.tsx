import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createWriteHistory, type WriteHistory } from '../history/writeHistory';
import { useCurrentSite } from '../shop/currentSite';
import { useProvider } from '../shop/useProvider';
import { BackgroundTasksProvider } from '../tray/Tray';
import { createPendingWrites, type PendingWrites } from './pendingWrites';
import { createRecordWriter, type RecordWriter } from './recordWriter';
import { UndoProvider } from './undo';

interface Engine {
  pending: PendingWrites;
  writer: RecordWriter;
  history: WriteHistory;
}

const EngineContext = createContext<Engine | null>(null);

/** One engine per client, so that writes and the moderation queue outlive their page. */
const engines = new WeakMap<QueryClient, Engine>();

/** Provides what outlives a list: pending writes, bulk runs and undo steps. One per site. */
export function EngineProvider({ children }: { children: ReactNode }) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { preferencesKey } = useCurrentSite();
  const [engine] = useState<Engine>(() => {
    const existing = engines.get(queryClient);
    if (existing) return existing;
    const pending = createPendingWrites();
    const history = createWriteHistory(preferencesKey);
    const created = {
      pending,
      history,
      writer: createRecordWriter(dataProvider, queryClient, pending, history.record),
    };
    engines.set(queryClient, created);
    return created;
  });
  return (
    <EngineContext value={engine}>
      <UndoProvider>
        <BackgroundTasksProvider>{children}</BackgroundTasksProvider>
      </UndoProvider>
    </EngineContext>
  );
}

/** @throws Error outside an EngineProvider */
export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('useEngine needs an EngineProvider');
  return engine;
}
