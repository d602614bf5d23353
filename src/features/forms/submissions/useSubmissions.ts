import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { RecordOf } from '../../../../resources/recordKinds';
import { DEFAULT_PAGE_SIZE, pageSizes } from '../../../engine/listState/listUrl';

/** Highest page index of the URL that is read. */
const MAX_PAGE_INDEX = 1_000_000;

/** Parameters of one page of the submissions of a form. */
export const submissionParams = (formId: string, pageIndex: number, perPage: number) => ({
  filter: { formId },
  pagination: { page: pageIndex + 1, perPage },
  sort: { field: 'id', order: 'ASC' } as const,
});

/**
 * Loads the page of the submissions that the URL names: `?page=0&limit=10`. `meta.isMissing` if the API has none.
 * @param id id of the form; null until it is known
 */
export function useSubmissions(id: string | null) {
  const [search, setSearch] = useSearchParams();
  const chosenLimit = Number(search.get('limit'));
  const limit = pageSizes.find((size) => size === chosenLimit) ?? DEFAULT_PAGE_SIZE;
  const chosenPage = Number(search.get('page'));
  const pageIndex = Number.isInteger(chosenPage) && chosenPage >= 0 && chosenPage <= MAX_PAGE_INDEX ? chosenPage : 0;
  const { data, total, pageInfo, meta, error, isFetching, isLoading, refetch } = useGetList<RecordOf<'submissions'>>(
    'submissions',
    submissionParams(id ?? '', pageIndex, limit),
    { enabled: id !== null, staleTime: 0, placeholderData: keepPreviousData },
  );
  const show = (nextPage: number, nextLimit: number) =>
    setSearch({ page: String(nextPage), limit: String(nextLimit) }, { preventScrollReset: true });
  return {
    /** Undefined until they are loaded. */
    items: meta?.isMissing ? undefined : data,
    /** Undefined if it isn't known. */
    total,
    /** Whether there may be a further page, if the total isn't known. */
    hasNextPage: pageInfo?.hasNextPage ?? false,
    /** Whether the API has no submissions. */
    isMissing: meta?.isMissing === true,
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
