import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';

/** How many submissions a form has, or null if that isn't known. */
export function useSubmissionCountText(id: string): string | null {
  const translate = useTranslate();
  const dataProvider = useProvider();
  const { locale } = useCurrentSite();
  const { data } = useQuery({
    queryKey: ['submissionCount', id],
    queryFn: async ({ signal }) =>
      (await dataProvider.storefrontCalls()).listSubmissions(id, { limit: 1, offset: 0, signal }),
    staleTime: 0,
  });
  const total = data?.total ?? null;
  if (total === null) return null;
  return translate('forms.submissions.count', { smart_count: total, count: formatPoints(total, locale) });
}
