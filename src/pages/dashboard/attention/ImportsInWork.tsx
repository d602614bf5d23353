import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../engine/errorText';
import { importJobsQuery, isUnderWay } from '../../../engine/imports/importJobs';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { points } from '../../../lib/points';
import { AttentionCard, AttentionFailed, AttentionSkeleton } from './AttentionCard';

/** How many imports the provider works on; nothing where it does not tell. */
export function ImportsInWork() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { siteId, locale } = useShop();
  const dataProvider = useProvider();
  const { data, isPending, error, isFetching, refetch } = useQuery(importJobsQuery(dataProvider, siteId));
  if (isPending) return <AttentionSkeleton />;
  if (data === null) return null;
  if (data === undefined) {
    const name = translate('dashboard.attention.importsName');
    return <AttentionFailed name={name} reason={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const count = data.filter(isUnderWay).length;
  return (
    <AttentionCard to="/imports" waits={count > 0}>
      {count > 0
        ? translate('dashboard.attention.imports', { smart_count: count, count: points(count, locale) })
        : translate('dashboard.attention.none.imports')}
    </AttentionCard>
  );
}
