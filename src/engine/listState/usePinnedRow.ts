import { useMemo, useRef, useState } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';

interface PinnedRow {
  record: ConsoleRecord;
  index: number;
}

interface PinnedRows {
  data: ConsoleRecord[] | undefined;
  pinRow: (id: string | null) => void;
}

/** Keeps the row that is being edited in the list even if a refetch removes it. */
export function usePinnedRow(rows: ConsoleRecord[] | undefined): PinnedRows {
  const [id, pinRow] = useState<string | null>(null);
  const pinned = useRef<PinnedRow | null>(null);
  const index = id === null ? -1 : (rows?.findIndex((row) => row.id === id) ?? -1);
  const record = rows?.[index];
  if (record) pinned.current = { record, index };
  else if (pinned.current?.record.id !== id) pinned.current = null;

  const missing = record ? null : pinned.current;
  const data = useMemo(
    () => (missing ? (rows ?? []).toSpliced(missing.index, 0, missing.record) : rows),
    [rows, missing],
  );
  return { data, pinRow };
}
