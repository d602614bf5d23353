import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPendingWrites, type PendingWrites } from './records/pendingWrites';
import { createRecordWriter, type RecordWriter } from './records/recordWriter';
import { UndoProvider } from './records/undo';
import { TrayProvider } from './tray/Tray';
import { useProvider } from './useProvider';

interface Engine {
  pending: PendingWrites;
  writer: RecordWriter;
}

const EngineContext = createContext<Engine | null>(null);

/** What outlives a single list: writes under way, bulk runs and what can be undone. Once a site. */
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
        <TrayProvider>{children}</TrayProvider>
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
