import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../engine/errors/errorText';
import { importJobsQuery, isJobInProgress } from '../../../engine/imports/importJobs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { AttentionCard, AttentionFailed, AttentionSkeleton } from './AttentionCard';

/** Number of import jobs in progress. Renders nothing if the provider doesn't report them. */
export function ImportsInProgress() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { siteId, locale } = useCurrentSite();
  const dataProvider = useProvider();
  const { data, isPending, error, isFetching, refetch } = useQuery(importJobsQuery(dataProvider, siteId));
  if (isPending) return <AttentionSkeleton />;
  if (data === null) return null;
  if (data === undefined) {
    const name = translate('dashboard.attention.importsName');
    return <AttentionFailed name={name} reason={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const count = data.filter(isJobInProgress).length;
  return (
    <AttentionCard to="/imports" isPending={count > 0}>
      {count > 0
        ? translate('dashboard.attention.imports', { smart_count: count, count: formatPoints(count, locale) })
        : translate('dashboard.attention.none.imports')}
    </AttentionCard>
  );
}
