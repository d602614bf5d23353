import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { safeParse } from 'zod/mini';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { reviews } from '../../../resources/reviews';
import { defaultSort } from '../../../resources/sorts';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { hasMoreRows } from '../../lib/readPages';

/** Reviews per request. */
const PAGE_SIZE = 100;

/** @throws Error if the record isn't a review */
export function toReview(record: ConsoleRecord) {
  const { data } = safeParse(reviews.row, record);
  if (!data) throw new Error('The record is not a review.');
  return data;
}
export type Review = ReturnType<typeof toReview>;

/** The newest reviews of a product. Older ones are loaded by `fetchNextPage`. */
export function useProductReviews(productId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useInfiniteQuery({
    // Keyed as a list of reviews, so writes to reviews refetch it.
    queryKey: [reviews.name, 'getInfiniteList', { ofProduct: productId }],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<ConsoleRecord>(reviews.name, {
        filter: { productId },
        pagination: { page: pageParam + 1, perPage: PAGE_SIZE },
        sort: defaultSort(reviews),
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (hasMoreRows(last, pages.length * PAGE_SIZE) ? pages.length : null),
  });
  const { data } = query;
  const read = useMemo(() => {
    // A review created between two reads shifts the pages.
    const byId = new Map(data?.pages.flatMap((page) => page.data.map((record) => [record.id, toReview(record)])));
    return [...byId.values()];
  }, [data]);
  return { ...query, read, total: data?.pages.at(-1)?.total ?? null };
}
