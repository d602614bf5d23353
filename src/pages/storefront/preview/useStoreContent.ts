import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { programsQuery } from '../../../engine/shop/programs';
import { useProvider } from '../../../engine/shop/useProvider';
import type { StoreContent } from './previewStore';
import { getReviewedProducts, toPreviewQuestions, toPreviewReviews, toPreviewTasksAndRewards } from './storeContent';

/** Enough records to fill a preview page. */
const MAX_RECORDS = 20;

/**
 * Loads store content for previews: the latest approved reviews, published questions, and the loyalty program. Errors
 * are ignored; previews fall back to samples.
 */
export function useStoreContent(): StoreContent {
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
  const reviews = useQuery(buildQuery('product-reviews', { status: 'approved' })).data;
  const questions = useQuery(buildQuery('faq', { filter: 'published' })).data;
  const programs = useQuery(programsQuery(dataProvider)).data;
  return useMemo(() => {
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
}
