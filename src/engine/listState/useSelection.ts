import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { noSelection, type Selection } from './selection';

interface StoredSelection {
  /** The records that there are to page through: entity and filters. */
  of: string;
  selection: Selection;
  /**
   * The page on which each selected record was last shown, which begins with `of`; none for those that a bulk run left
   * selected elsewhere.
   */
  pages: ReadonlyMap<string, string>;
  /** The pages of the records aren't known before the list is read after this time (ms), since rows before them left. */
  heldAt: number;
}

const nothingStored: Omit<StoredSelection, 'of'> = { selection: noSelection, pages: new Map(), heldAt: -1 };

interface ShownRows {
  /** Undefined while the first page loads. */
  rows: readonly ConsoleRecord[] | undefined;
  /** Number, size and sort of the page that the URL names. */
  page: string;
  /** When they were read (ms); 0 for those of the previous page, while the next one loads. */
  readAt: number;
}

/** Changes the selection. @param isHeld keeps the selected records where the next read of the list has them, on any page */
export type ChangeSelection = (change: (selection: Selection) => Selection, isHeld?: boolean) => void;

/**
 * The selection of a list, in memory. A change of the filters clears it, and a record that is no longer on the page
 * where it was shown is deselected, so that no action runs on records that are out of sight. Paging and sorting keep it.
 * @returns the selection, a function that changes it, and one that returns the latest, for runs that outlive a render
 */
export function useSelection(
  entity: Entity,
  filters: Readonly<Record<string, string>>,
  total: number | null,
  { rows, page, readAt }: ShownRows,
): [Selection, ChangeSelection, () => Selection] {
  const of = useMemo(() => `${entity.name}?${JSON.stringify(filters)}`, [entity, filters]);
  const [stored, setStored] = useState<StoredSelection>({ of, ...nothingStored });
  const pageOfRows = useRef(of + page);
  if (readAt) pageOfRows.current = of + page;
  const known =
    stored.of === of && rows && readAt > stored.heldAt ? deselectGone(stored, rows, pageOfRows.current) : stored;
  // During the render, so that no action can start with a record that has just left.
  if (known !== stored) setStored(known);
  const storedSelection = known.of === of ? known.selection : noSelection;

  const selection = useMemo(() => asOfNow(storedSelection, total), [storedSelection, total]);

  const latest = { of, total, selection };
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });

  const select = useCallback(
    (change: (selection: Selection) => Selection, isHeld = false) => {
      // A bulk run may end after the filters have changed.
      if (current.current.of !== of) return;
      const now = current.current.total;
      setStored((before) => {
        const own = before.of === of ? before : nothingStored;
        const changed = { ...own, of, selection: change(asOfNow(own.selection, now)) };
        return isHeld ? { ...changed, pages: new Map(), heldAt: Date.now() } : changed;
      });
    },
    [of],
  );
  const getSelection = useCallback(() => current.current.selection, []);
  return [selection, select, getSelection];
}

/** Deselects the records that left the page on which they were shown; returns the same object if there is none. */
function deselectGone(stored: StoredSelection, rows: readonly ConsoleRecord[], shown: string): StoredSelection {
  const { of, selection, pages } = stored;
  if (selection.kind === 'all' || selection.records.size === 0) return stored;
  const shownIds = new Set(rows.map(({ id }) => id));
  const records = new Map(selection.records);
  const next = new Map(pages);
  for (const id of records.keys()) {
    const page = pages.get(id);
    if (shownIds.has(id)) next.set(id, shown);
    else if (page === shown || page?.startsWith(of) === false) records.delete(id);
  }
  const isSame = records.size === selection.records.size && [...next].every(([id, page]) => page === pages.get(id));
  return isSame ? stored : { ...stored, selection: { kind: 'some', records }, pages: next };
}

/** Updates the total of an 'all' selection, which changes when other users add or delete records. */
function asOfNow(selection: Selection, total: number | null): Selection {
  const isOld = selection.kind === 'all' && total !== null && total !== selection.total;
  return isOld ? { ...selection, total } : selection;
}
