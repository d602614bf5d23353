import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ConsoleQueryClient } from '../../../dataProvider/writes/consoleQueryClient';
import type { ConsoleRecord } from './consoleRecord';

/**
 * A record that no query reads, with its pending changes; null while it is being deleted. Queries show pending changes
 * by themselves, but the query of one record keeps it while it is being deleted.
 */
export function usePendingRecord<Known extends ConsoleRecord | null>(resource: string, record: Known): Known | null {
  const queryClient = useQueryClient();
  const layers = queryClient instanceof ConsoleQueryClient ? queryClient.layers : null;
  const subscribe = useCallback((listener: () => void) => layers?.subscribe(listener) ?? (() => {}), [layers]);
  const getRecord = () => (record && layers ? layers.apply(resource, record) : record);
  // A layered record has the type of the record.
  return useSyncExternalStore(subscribe, getRecord) as Known | null;
}
