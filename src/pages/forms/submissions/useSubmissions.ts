import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ItemPage } from '../../../../dataProvider/methods/parseItemPage';
import type { Submission } from '../../../../resources/forms/submission';
import { DEFAULT_PAGE_SIZE, pageSizes } from '../../../engine/listState/listUrl';
import { useProvider } from '../../../engine/shop/useProvider';

export type SubmissionPage = ItemPage<Submission>;

/** Highest page index of the URL that is read. */
const MAX_PAGE_INDEX = 1_000_000;

/**
 * Loads the page of the submissions that the URL names: `?page=0&limit=10`.
 * @param id id of the form; null until it is known
 */
export function useSubmissions(id: string | null) {
  const dataProvider = useProvider();
  const [search, setSearch] = useSearchParams();
  const chosenLimit = Number(search.get('limit'));
  const limit = pageSizes.find((size) => size === chosenLimit) ?? DEFAULT_PAGE_SIZE;
  const chosenPage = Number(search.get('page'));
  const pageIndex = Number.isInteger(chosenPage) && chosenPage >= 0 && chosenPage <= MAX_PAGE_INDEX ? chosenPage : 0;
  const { data, error, isFetching, isLoading, refetch } = useQuery({
    queryKey: ['submissions', id, limit, pageIndex],
    queryFn: async ({ signal }) =>
      (await dataProvider.storefrontCalls()).listSubmissions(id ?? '', { limit, offset: pageIndex * limit, signal }),
    enabled: id !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const show = (nextPage: number, nextLimit: number) =>
    setSearch({ page: String(nextPage), limit: String(nextLimit) }, { preventScrollReset: true });
  return {
    /** Undefined until it is loaded; null if the API has no submissions. */
    page: data,
    error,
    hasFailed: error !== null && data === undefined,
    isPending: isLoading,
    isFetching,
    retry: () => void refetch(),
    pageIndex,
    limit,
    showPage: (next: number) => show(next, limit),
    showPageOf: (size: number) => show(0, size),
  };
}
