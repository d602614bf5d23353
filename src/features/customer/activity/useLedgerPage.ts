import { useCallback, useMemo } from 'react';
import { rewards } from '../../../../resources/rewards';
import { type ListUrlState, parseListUrl } from '../../../engine/listState/listUrl';
import { useListPage } from '../../../engine/listState/useListPage';
import { useUrlParams } from '../../../ui/navigation/useUrlParams';

/** Filter of the ledger by the API's names; '' doesn't filter. */
export interface LedgerFilter {
  type: string;
  status: string;
}

export const NO_FILTER: LedgerFilter = { type: '', status: '' };

/** The page of a customer's rewards that the URL names: `?page=0&limit=10`, `type` and `status`. */
export function useLedgerPage(customerId: string) {
  const [parameters, setParameters] = useUrlParams();
  const search = parameters.toString();
  const urlState = useMemo((): ListUrlState => {
    const { page, limit, sort, filters } = parseListUrl(rewards, search);
    const { type = '', status = '' } = filters;
    const own = { ...(type !== '' && { type }), ...(status !== '' && { status }) };
    return { page, limit, sort, filters: { ...own, customerId }, only: {}, record: null };
  }, [search, customerId]);
  const { page, limit, filters } = urlState;
  const filter: LedgerFilter = { type: filters['type'] ?? '', status: filters['status'] ?? '' };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setParameters` is new in every render
  const go = useCallback(
    (next: ListUrlState) => setParameters({ page: String(next.page), limit: String(next.limit) }),
    [search],
  );
  return {
    ...useListPage(rewards, { urlState, go }),
    filter,
    page,
    limit,
    /** Shows the first page that matches. */
    setFilter: (next: LedgerFilter) => setParameters({ ...next, page: '' }),
    setPage: (next: number) => setParameters({ page: String(next), limit: String(limit) }),
    setLimit: (next: number) => setParameters({ page: '0', limit: String(next) }),
  };
}
