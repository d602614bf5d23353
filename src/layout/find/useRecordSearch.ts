import { useEffect, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useProvider } from '../../engine/shop/useProvider';

const MAX_RECORDS = 10;

/** State of a search. */
export type RecordSearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; records: readonly ConsoleRecord[] }
  | { kind: 'failed'; error: AppError };

/** Searches the records of an entity, debounced like its list. Results of an outdated text are never shown. */
export function useRecordSearch(entity: Entity, text: string): RecordSearch {
  const dataProvider = useProvider();
  const search = text.trim();
  const [latest, setLatest] = useState<{ search: string; result: RecordSearch } | null>(null);

  useEffect(() => {
    if (search === '') return;
    const abort = new AbortController();
    const show = (result: RecordSearch) => {
      if (!abort.signal.aborted) setLatest({ search, result });
    };
    const runSearch = async () => {
      try {
        const { data } = await dataProvider.getList<ConsoleRecord>(entity.name, {
          pagination: { page: 1, perPage: MAX_RECORDS },
          sort: defaultSort(entity),
          filter: { search },
          signal: abort.signal,
        });
        show({ kind: 'found', records: data });
      } catch (error) {
        show({ kind: 'failed', error: toAppError(error) });
      }
    };
    const timer = setTimeout(() => void runSearch(), entity.list.debounce);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [dataProvider, entity, search]);

  if (search === '') return { kind: 'idle' };
  return latest?.search === search ? latest.result : { kind: 'searching' };
}
