import { useQuery } from '@tanstack/react-query';
import { endOfDay } from 'date-fns/endOfDay';
import { useTranslate } from 'ra-core';
import { rewards, rewardTaskTypes } from '../../../resources/rewards';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useProvider } from '../../engine/shop/useProvider';
import { startOfDay } from '../../lib/format/day';
import { formatPoints } from '../../lib/format/formatPoints';
import { Card } from '../../ui/layout/Card';
import type { DateRange } from './dateRange';
import { buildListUrl } from './figures';
import { NumberList } from './NumberList';

/** Approved rewards of the period by reason, all in one request. */
export function ReasonList({ range }: { range: DateRange }) {
  const translate = useTranslate();
  const labels = useEntityLabels(rewards);
  const { locale } = useCurrentSite();
  const dataProvider = useProvider();
  const { firstDay, lastDay } = range;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [rewards.name, 'reasons', { firstDay, lastDay }],
    queryFn: ({ signal }) =>
      dataProvider.rewardCounts(rewardTaskTypes, getInstants(firstDay, lastDay), signal, ['approved']),
  });
  return (
    <Card title={translate('analytics.reasons')}>
      {error && (
        <ReadNotice
          tone="danger"
          title={translate('analytics.totalsFailed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <NumberList
        items={rewardTaskTypes.map((taskType) => ({
          key: taskType,
          label: labels.choice('taskType', taskType),
          isLoading: isPending,
          value: formatPoints(data?.get(taskType), locale),
          to: buildListUrl(rewards.name, { status: 'approved', taskType, dateFrom: firstDay, dateTo: lastDay }),
        }))}
      />
    </Card>
  );
}

/** The instants between which the list's filter selects whole days. */
function getInstants(firstDay: string, lastDay: string) {
  const [start, lastStart] = [startOfDay(firstDay) ?? new Date(), startOfDay(lastDay) ?? new Date()];
  return { from: start.toISOString(), to: endOfDay(lastStart).toISOString() };
}
