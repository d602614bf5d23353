import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { programsQuery } from '../../../engine/shop/programs';
import { useProvider } from '../../../engine/shop/useProvider';
import { type FailedRead, findFailedReads } from './PreviewNotice';
import type { StoreContent } from './previewStore';
import { getReviewedProducts, toPreviewQuestions, toPreviewReviews, toPreviewTasksAndRewards } from './storeContent';

/** Enough records to fill a preview page. */
const MAX_RECORDS = 20;

/**
 * Loads store content for previews: the latest approved reviews, published questions, and the loyalty program. Previews
 * fall back to samples for what failed.
 */
export function useStoreContent(): { content: StoreContent; failedReads: readonly FailedRead[] } {
  const { siteName, website } = useCurrentSite();
  const dataProvider = useProvider();
  const buildQuery = (name: string, filter: object) => ({
    queryKey: ['preview', name],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const pagination = { page: 1, perPage: MAX_RECORDS };
      const sort = { field: 'createdAt', order: 'DESC' } as const;
      const { data } = await dataProvider.getList(name, { pagination, sort, filter, signal });
      return data.map((row): Readonly<Record<string, unknown>> => row);
    },
  });
  const reviewsQuery = useQuery(buildQuery('product-reviews', { status: 'approved' }));
  const questionsQuery = useQuery(buildQuery('faq', { filter: 'published' }));
  const loadedPrograms = useQuery(programsQuery(dataProvider));
  const reviews = reviewsQuery.data;
  const questions = questionsQuery.data;
  const programs = loadedPrograms.data;
  const content = useMemo(() => {
    const today = Date.now();
    return {
      name: siteName,
      website,
      reviews: toPreviewReviews(reviews ?? [], today),
      products: getReviewedProducts(reviews ?? []),
      questions: toPreviewQuestions(questions ?? [], today),
      ...toPreviewTasksAndRewards(programs ?? []),
    };
  }, [siteName, website, reviews, questions, programs]);
  return { content, failedReads: findFailedReads([reviewsQuery, questionsQuery, loadedPrograms]) };
}
