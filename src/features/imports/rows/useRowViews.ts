import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportFlow } from '../flow/importFlow';
import type { RowView } from '../table/importTable';

/** Rows beyond this limit are dropped and fetched again when scrolled to. */
const MAX_CACHED_ROWS = 600;

interface CachedViews {
  revision: number;
  views: ReadonlyMap<number, RowView>;
}

const noViews: ReadonlyMap<number, RowView> = new Map();

/**
 * Fetches and caches the visible rows. After a change, the previous views remain until the new ones arrive.
 * @param requestedRows table indices of the visible rows
 */
export function useRowViews(
  flow: ImportFlow,
  requestedRows: readonly number[],
  revision: number,
): ReadonlyMap<number, RowView> {
  const [cached, setCached] = useState<CachedViews>({ revision, views: noViews });
  const mergeViews = useEffectEvent((views: readonly RowView[]) => {
    const retained =
      cached.revision === revision
        ? [...cached.views]
        : [...cached.views].filter(([row]) => requestedRows.includes(row));
    const next = new Map([...retained.slice(-MAX_CACHED_ROWS), ...views.map((view) => [view.row, view] as const)]);
    setCached({ revision, views: next });
  });
  const missingRows = requestedRows.filter((row) => cached.revision !== revision || !cached.views.has(row));
  const requestKey = missingRows.length === 0 ? '' : `${revision}:${missingRows.join()}`;
  useEffect(() => {
    if (requestKey === '') return;
    let isCurrent = true;
    const rows = requestKey.slice(requestKey.indexOf(':') + 1).split(',');
    flow.getRows(rows.map(Number)).then(
      (views) => isCurrent && mergeViews(views),
      // The flow reports a crashed worker.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [flow, requestKey]);
  return cached.views;
}
