import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { noSelection, type Selection } from './selection';

interface StoredSelection {
  of: string;
  selection: Selection;
}

/**
 * The selection of a list, in memory. A change of the filters clears it, so that no action runs on records that are out
 * of sight. Paging and sorting keep it.
 */
export function useSelection(
  entity: Entity,
  filters: Readonly<Record<string, string>>,
  total: number | null,
): [Selection, (change: (selection: Selection) => Selection) => void] {
  const of = useMemo(() => `${entity.name}?${JSON.stringify(filters)}`, [entity, filters]);
  const [stored, setStored] = useState<StoredSelection>({ of, selection: noSelection });
  const storedSelection = stored.of === of ? stored.selection : noSelection;

  const selection = useMemo(() => asOfNow(storedSelection, total), [storedSelection, total]);

  const current = useRef({ of, total });
  useEffect(() => {
    current.current = { of, total };
  }, [of, total]);

  const select = useCallback(
    (change: (selection: Selection) => Selection) => {
      // A bulk run may end after the filters have changed.
      if (current.current.of !== of) return;
      const now = current.current.total;
      setStored((before) => ({
        of,
        selection: change(before.of === of ? asOfNow(before.selection, now) : noSelection),
      }));
    },
    [of],
  );
  return [selection, select];
}

/** Updates the total of an 'all' selection, which changes when other users add or delete records. */
function asOfNow(selection: Selection, total: number | null): Selection {
  const isOld = selection.kind === 'all' && total !== null && total !== selection.total;
  return isOld ? { ...selection, total } : selection;
}
