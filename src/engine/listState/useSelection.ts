import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { noSelection, type Selection } from './selection';

/** A page of a list: which records there are to page through, and the page's number, size and sort. */
interface Page {
  of: string;
  key: string;
}

interface StoredSelection {
  of: string;
  selection: Selection;
  /** The page on which each selected record was last shown; none for those that a bulk run left selected elsewhere. */
  pages: ReadonlyMap<string, Page>;
}

interface ShownRows {
  /** Undefined while the first page loads. */
  rows: readonly ConsoleRecord[] | undefined;
  /** Number, size and sort of the page that the URL names. */
  page: string;
  /** The rows are those of the previous page, while the next one loads. */
  isPlaceholder: boolean;
}

/**
 * The selection of a list, in memory. A change of the filters clears it, and a record that is no longer on the page
 * where it was shown is deselected, so that no action runs on records that are out of sight. Paging and sorting keep it.
 * @returns the selection, a function that changes it, and one that returns the latest, for runs that outlive a render
 */
export function useSelection(
  entity: Entity,
  filters: Readonly<Record<string, string>>,
  total: number | null,
  { rows, page, isPlaceholder }: ShownRows,
): [Selection, (change: (selection: Selection) => Selection) => void, () => Selection] {
  const of = useMemo(() => `${entity.name}?${JSON.stringify(filters)}`, [entity, filters]);
  const [stored, setStored] = useState<StoredSelection>({ of, selection: noSelection, pages: new Map() });
  const pageOfRows = useRef<Page>({ of, key: page });
  if (!isPlaceholder) pageOfRows.current = { of, key: page };
  const known = stored.of === of && rows ? deselectGone(stored, rows, pageOfRows.current) : stored;
  // During the render, so that no action can start with a record that has just left.
  if (known !== stored) setStored(known);
  const storedSelection = known.of === of ? known.selection : noSelection;

  const selection = useMemo(() => asOfNow(storedSelection, total), [storedSelection, total]);

  const current = useRef({ of, total, selection });
  useEffect(() => {
    current.current = { of, total, selection };
  }, [of, total, selection]);

  const select = useCallback(
    (change: (selection: Selection) => Selection) => {
      // A bulk run may end after the filters have changed.
      if (current.current.of !== of) return;
      const now = current.current.total;
      setStored((before) => ({
        of,
        selection: change(before.of === of ? asOfNow(before.selection, now) : noSelection),
        pages: before.of === of ? before.pages : new Map(),
      }));
    },
    [of],
  );
  const getSelection = useCallback(() => current.current.selection, []);
  return [selection, select, getSelection];
}

/** Deselects the records that left the page on which they were shown; returns the same object if there is none. */
function deselectGone(stored: StoredSelection, rows: readonly ConsoleRecord[], shown: Page): StoredSelection {
  const { of, selection, pages } = stored;
  if (selection.kind === 'all' || selection.records.size === 0) return stored;
  const shownIds = new Set(rows.map(({ id }) => id));
  const isGone = (id: string) => {
    const page = pages.get(id);
    return page !== undefined && !shownIds.has(id) && (page.of !== of || page.key === shown.key);
  };
  const isKnown = (id: string) => !shownIds.has(id) || isSamePage(pages.get(id), shown);
  const ids = [...selection.records.keys()];
  if (ids.every((id) => isKnown(id) && !isGone(id))) return stored;
  const records = new Map([...selection.records].filter(([id]) => !isGone(id)));
  const pageOf = (id: string) => (shownIds.has(id) ? shown : pages.get(id));
  const next = [...records.keys()].flatMap((id): [string, Page][] => {
    const page = pageOf(id);
    return page ? [[id, page]] : [];
  });
  return { of, selection: { kind: 'some', records }, pages: new Map(next) };
}

const isSamePage = (a: Page | undefined, b: Page) => a?.of === b.of && a.key === b.key;

/** Updates the total of an 'all' selection, which changes when other users add or delete records. */
function asOfNow(selection: Selection, total: number | null): Selection {
  const isOld = selection.kind === 'all' && total !== null && total !== selection.total;
  return isOld ? { ...selection, total } : selection;
}
