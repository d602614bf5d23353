import type { Entity } from '../../../resources/entity';
import type { ListUrlState } from '../listState/listUrl';
import { findMatches } from '../listState/searchList';
import type { Selection } from '../listState/selection';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ListReader } from './fetchAllMatching';
import { latestVersions } from './latestVersions';

export interface SelectionSource {
  entity: Entity;
  selection: Selection;
  urlState: Pick<ListUrlState, 'filters' | 'sort' | 'only'>;
  /** The rows of the page, which may be newer than those that were selected. */
  rows: readonly ConsoleRecord[];
  total: number | undefined;
}

/**
 * Reads the selected records and calls `onPage` with them. Those that were selected on other pages are read again, and
 * left out if they no longer match the filters: the merchant would no longer see them marked.
 * @param onPage called with records, and at the end with the number of those that were left out or couldn't be read
 * @returns number of matching records that couldn't be read; null if the server doesn't say how many there are
 * @throws AppError if a page cannot be read
 */
export async function collectSelection(
  reader: ListReader,
  { entity, selection, urlState, rows, total }: SelectionSource,
  onPage: (records: readonly ConsoleRecord[], leftOut?: number) => void | Promise<void>,
  signal: AbortSignal,
): Promise<number | null> {
  const { filters, sort, only } = urlState;
  const findShown = (records: readonly ConsoleRecord[]) => findMatches(entity, only, records).records;
  const readAll = async (
    use: (records: readonly ConsoleRecord[]) => void | Promise<void>,
    stop: AbortSignal,
    all: number,
  ) => {
    const { fetchAllMatching } = await import('./fetchAllMatching');
    return fetchAllMatching(reader, entity, { filters, sort, total: all }, use, stop);
  };
  if (selection.kind === 'all') {
    const { except } = selection;
    const passMarked = (records: readonly ConsoleRecord[]) =>
      onPage(findShown(records).filter(({ id }) => !except.has(id)));
    const unread = await readAll(passMarked, signal, selection.total);
    if (unread !== null && unread > 0 && !signal.aborted) await onPage([], unread);
    return unread;
  }
  const shown = new Set(rows.map(({ id }) => id));
  const here = latestVersions(selection.records, rows).filter(({ id }) => shown.has(id));
  const elsewhere = new Set([...selection.records.keys()].filter((id) => !shown.has(id)));
  if (here.length > 0) await onPage(here);
  if (elsewhere.size === 0) return 0;

  const found = new AbortController();
  signal.addEventListener('abort', () => found.abort());
  let leftOut = elsewhere.size;
  const unread = await readAll(
    async (records) => {
      const matching = findShown(records).filter(({ id }) => elsewhere.has(id));
      for (const { id } of records) elsewhere.delete(id);
      if (elsewhere.size === 0) found.abort();
      leftOut -= matching.length;
      if (matching.length > 0) await onPage(matching);
    },
    found.signal,
    total ?? 0,
  );
  if (leftOut > 0) await onPage([], leftOut);
  return elsewhere.size === 0 || unread === null ? 0 : Math.min(unread, elsewhere.size);
}
