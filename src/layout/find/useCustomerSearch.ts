import { useEffect, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import { pageOf } from '../../engine/recordLink';
import { useProvider } from '../../engine/useProvider';
import type { Place } from './recent';

const most = 10;

/** What the search for a text has come to. */
export type CustomerSearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; places: readonly Place[] }
  | { kind: 'failed'; error: AppError };

/** Customers by name or e-mail, asked for once the typing rests; the answer to an older text is never shown. */
export function useCustomerSearch(text: string): CustomerSearch {
  const dataProvider = useProvider();
  const search = text.trim();
  const [answer, setAnswer] = useState<{ search: string; result: CustomerSearch } | null>(null);

  useEffect(() => {
    if (search === '') return;
    const abort = new AbortController();
    const show = (result: CustomerSearch) => {
      if (!abort.signal.aborted) setAnswer({ search, result });
    };
    const ask = async () => {
      try {
        const { data } = await dataProvider.getList(customers.name, {
          pagination: { page: 1, perPage: most },
          sort: { field: Object.keys(customers.list.sorts)[0] ?? '', order: 'ASC' },
          filter: { search },
          signal: abort.signal,
        });
        show({ kind: 'found', places: data.map(placeOf) });
      } catch (error) {
        show({ kind: 'failed', error: toAppError(error) });
      }
    };
    const timer = setTimeout(() => void ask(), customers.list.debounce);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [dataProvider, search]);

  if (search === '') return { kind: 'idle' };
  return answer?.search === search ? answer.result : { kind: 'searching' };
}

function placeOf(record: Parameters<typeof customers.title>[0]): Place {
  return {
    to: pageOf(customers, record._id),
    label: customers.title(record) || record._id,
  };
}
