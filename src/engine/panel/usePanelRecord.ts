import { useQuery } from '@tanstack/react-query';
import type { Entity } from '../../../resources/entity';
import { useEngine } from '../EngineContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useProvider } from '../useProvider';

interface PanelRecord {
  /** Null while it is read, where it is gone, and where only its list could have told. */
  record: ConsoleRecord | null;
  error: unknown;
  isPending: boolean;
  /** Whether the provider can tell of a record that is not on the page of the list. */
  canLookUp: boolean;
  refetch: () => void;
}

/** The record of a panel: from the page of the list where it is there, else looked up by its id. */
export function usePanelRecord(entity: Entity, id: string, rows: readonly ConsoleRecord[]): PanelRecord {
  const dataProvider = useProvider();
  const { pending } = useEngine();
  const row = rows.find((one) => one.id === id);
  const canLookUp = entity.read.one !== undefined;
  const query = useQuery({
    queryKey: [entity.name, 'getOne', { id }],
    queryFn: ({ signal }) => dataProvider.getOne<ConsoleRecord>(entity.name, { id, signal }),
    select: ({ data }) => data,
    enabled: row === undefined && canLookUp,
  });
  const found = query.data ? pending.over(entity.name, query.data) : null;
  return {
    record: row ?? found,
    error: query.error,
    isPending: canLookUp && query.isPending,
    canLookUp,
    refetch: () => void query.refetch(),
  };
}
