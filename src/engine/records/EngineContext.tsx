import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useProvider } from '../shop/useProvider';
import { BackgroundTasksProvider } from '../tray/Tray';
import { createPendingWrites, type PendingWrites } from './pendingWrites';
import { createRecordWriter, type RecordWriter } from './recordWriter';
import { UndoProvider } from './undo';

interface Engine {
  pending: PendingWrites;
  writer: RecordWriter;
}

const EngineContext = createContext<Engine | null>(null);

/** Provides what outlives a list: pending writes, bulk runs and undo steps. One per site. */
export function EngineProvider({ children }: { children: ReactNode }) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const [engine] = useState<Engine>(() => {
    const pending = createPendingWrites();
    return { pending, writer: createRecordWriter(dataProvider, queryClient, pending) };
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
