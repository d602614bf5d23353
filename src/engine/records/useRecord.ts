import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { ConsoleQueryClient } from '../../../dataProvider/writes/consoleQueryClient';
import { findListedRecord, isFromList } from '../../../dataProvider/writes/recordCache';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from './consoleRecord';

interface RecordRead {
  /** The record with its pending changes; null if it is not loaded. */
  record: ConsoleRecord | null;
  /** The record is being deleted, and the server has not confirmed it yet. */
  isGoing: boolean;
  isPending: boolean;
  /** The error of the last read; the record is then the one that was read before. */
  error: AppError | null;
  refetch: () => void;
}

/** Reads a record by id, for its page. Shows the row of a cached list until the response arrives. */
export function useRecord(entity: Entity, id: string): RecordRead {
  const queryClient = useQueryClient();
  const placeholderData = () => findListedRecord(queryClient, entity.name, id);
  const query = useGetOne<ConsoleRecord>(entity.name, { id }, { placeholderData });
  // If the read failed, the row of an older list is not shown: the record may be deleted.
  const known = (query.error && isFromList(query) ? null : query.data) ?? null;
  const visibleRecord = usePendingRecord(entity.name, known);
  return {
    record: known,
    isGoing: known !== null && visibleRecord === null,
    isPending: query.isPending,
    error: query.error ? toAppError(query.error) : null,
    refetch: () => void query.refetch(),
  };
}

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
