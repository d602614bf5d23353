import { useGetList, useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { submissionParams } from '../submissions/useSubmissions';

/** How many submissions a form has, or null if that isn't known. */
export function useSubmissionCountText(id: string): string | null {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { total, meta } = useGetList('submissions', submissionParams(id, 0, 1), { staleTime: 0 });
  if (total === undefined || meta?.isMissing) return null;
  return translate('forms.submissions.count', { smart_count: total, count: formatPoints(total, locale) });
}
