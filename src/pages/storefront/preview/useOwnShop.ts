import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programsQuery } from '../../../engine/programs';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { reviewedProducts, shownQuestions, shownReviews, shownWays } from './ownShop';
import type { OwnShop } from './shownShop';

/** Records that are enough to fill a page with. */
const enough = 20;

/**
 * What the shop has of its own to show a widget with: its newest published reviews, answered questions, and its
 * programme. What cannot be read is shown by a sample: it is only a preview.
 */
export function useOwnShop(): OwnShop {
  const { siteName, website } = useShop();
  const dataProvider = useProvider();
  const rows = (name: string, filter: object) => ({
    queryKey: ['preview', name],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const pagination = { page: 1, perPage: enough };
      const sort = { field: 'createdAt', order: 'DESC' } as const;
      const { data } = await dataProvider.getList(name, { pagination, sort, filter, signal });
      return data.map((row): Readonly<Record<string, unknown>> => row);
    },
  });
  const reviews = useQuery(rows('product-reviews', { status: 'approved' })).data;
  const questions = useQuery(rows('faq', { filter: 'published' })).data;
  const programs = useQuery(programsQuery(dataProvider)).data;
  return useMemo(() => {
    const today = Date.now();
    return {
      name: siteName,
      website,
      reviews: shownReviews(reviews ?? [], today),
      products: reviewedProducts(reviews ?? []),
      questions: shownQuestions(questions ?? [], today),
      ...shownWays(programs ?? []),
    };
  }, [siteName, website, reviews, questions, programs]);
}
