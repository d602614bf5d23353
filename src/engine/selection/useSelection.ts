import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { noSelection, type Selection } from './selection';

interface Kept {
  of: string;
  selection: Selection;
}

/**
 * The selection of a list. It lives in memory, and only as long as the filters that it was made
 * under: what is no longer in sight is never acted on. Paging and sorting keep it.
 */
export function useSelection(
  entity: Entity,
  filters: Readonly<Record<string, string>>,
  total: number | null,
): [Selection, (change: (selection: Selection) => Selection) => void] {
  const of = useMemo(() => `${entity.name}?${JSON.stringify(filters)}`, [entity, filters]);
  const [kept, keep] = useState<Kept>({ of, selection: noSelection });
  const known = kept.of === of ? kept.selection : noSelection;

  const selection = useMemo(() => asOfNow(known, total), [known, total]);

  const current = useRef({ of, total });
  useEffect(() => {
    current.current = { of, total };
  }, [of, total]);

  const select = useCallback(
    (change: (selection: Selection) => Selection) => {
      // A bulk run may end when the merchant has long moved on to another filter.
      if (current.current.of !== of) return;
      const now = current.current.total;
      keep((before) => ({ of, selection: change(before.of === of ? asOfNow(before.selection, now) : noSelection) }));
    },
    [of],
  );
  return [selection, select];
}

/** The total moves while others work on the same list; 'all' means all there are now. */
function asOfNow(selection: Selection, total: number | null): Selection {
  const isOld = selection.kind === 'all' && total !== null && total !== selection.total;
  return isOld ? { ...selection, total } : selection;
}
