import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useRef } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { isFromList } from '../../../dataProvider/writes/recordCache';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { recordQuery } from '../records/recordQuery';
import { usePendingRecord } from '../records/useRecord';

interface PanelRecord {
  /** Null while it loads, if it is gone, and if the API cannot read it by id. */
  record: ConsoleRecord | null;
  error: unknown;
  isPending: boolean;
  /** Whether the API can read a record that is not on the page of the list. */
  canFetch: boolean;
  refetch: () => void;
}

/** The record of a panel: from the page of the list, or read by its id. */
export function usePanelRecord(entity: Entity, id: string, rows: readonly ConsoleRecord[]): PanelRecord {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const row = rows.find((record) => record.id === id);
  const canFetch = entity.read.one !== undefined;
  const query = useQuery({
    ...recordQuery(dataProvider, entity.name, id),
    enabled: row === undefined && canFetch,
  });
  const openedRow = useRef<string>(undefined);
  if (row) openedRow.current = id;
  // A cached row of an older list is not shown if the record cannot be read. What a write of this panel has removed from
  // the list, such as a question that was answered, stays with the server's response.
  const isCurrent = canFetch ? !(query.error && isFromList(query)) : openedRow.current === id && !isFromList(query);
  const read = isCurrent ? query.data : undefined;
  const found = usePendingRecord(entity.name, read ?? null);
  return {
    record: row ?? found,
    error: query.error,
    isPending: canFetch && query.isPending,
    canFetch,
    refetch: () => void query.refetch(),
  };
}
