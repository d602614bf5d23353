import { useGetList, useTranslate } from 'ra-core';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useErrorText } from '../../../engine/errors/errorText';
import { isJobInProgress } from '../../../engine/imports/importJobs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { AttentionCard, AttentionFailed, AttentionSkeleton } from './AttentionCard';

/** Number of import jobs in progress. Renders nothing if the provider doesn't report them. */
export function ImportsInProgress() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { locale } = useCurrentSite();
  const { data, meta, isPending, error, isFetching, refetch } = useGetList<RecordOf<'import-jobs'>>(
    'import-jobs',
    allRecords(),
  );
  if (isPending) return <AttentionSkeleton />;
  if (meta?.isMissing) return null;
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
