import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { countQuery } from '../../engine/listState/listQuery';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { PageLink } from '../../ui/navigation/PageLink';
import { basicStatsQuery } from '../stats/statsQueries';
import styles from './analytics.module.css';
import { buildListUrl } from './figures';
import type { ListTotal } from './tabContents';

interface ListTotalsProps {
  title: string;
  totals: readonly ListTotal[];
  /** Additional filters of every list, such as the days of the period. */
  filters?: Readonly<Record<string, string>>;
  /** Also shows the points that all customers have. */
  hasPoints?: boolean | undefined;
}

/** Numbers of records, each linked to its list. They come from the lists themselves, so both always agree. */
export function ListTotals({ title, totals, filters = {}, hasPoints = false }: ListTotalsProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const counts = useQueries({
    queries: totals.map((total) => countQuery(dataProvider, total.entity, { ...total.filters, ...filters })),
  });
  const basic = useQuery({ ...basicStatsQuery(dataProvider), enabled: hasPoints });
  const queries = hasPoints ? [...counts, basic] : counts;
  return (
    <Card title={title}>
      <TotalsError queries={queries} />
      <NumberList
        items={[
          ...totals.map((total, index) => ({
            key: total.name,
            label: translate(`analytics.totals.${total.name}`),
            isLoading: counts[index]?.isPending ?? true,
            value: formatPoints(counts[index]?.data?.total, locale),
            to: buildListUrl(total.entity.name, { ...total.filters, ...filters }),
          })),
          ...(hasPoints
            ? [
                {
                  key: 'points',
                  label: translate('analytics.totals.points'),
                  isLoading: basic.isPending,
                  value: formatPoints(basic.data?.points, locale),
                  to: buildListUrl('customers', { sort: 'points_desc' }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

interface NumberListProps {
  items: readonly { key: string; label: string; value: string; isLoading: boolean; to: string }[];
}

/** Labeled numbers that link to their lists. */
export function NumberList({ items }: NumberListProps) {
  return (
    <ul aria-busy={items.some(({ isLoading }) => isLoading)} className={styles.numbers}>
      {items.map(({ key, label, value, isLoading, to }) => (
        <li key={key}>
          <PageLink to={to} className={styles.number}>
            <span>{label}</span>
            {isLoading ? <Skeleton width={56} height={16} /> : <bdi>{value}</bdi>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface TotalsErrorProps {
  queries: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>[];
}

/** Shown if the totals of a card couldn't be loaded; Retry loads the failed ones again. */
export function TotalsError({ queries }: TotalsErrorProps) {
  const translate = useTranslate();
  const failed = queries.filter(({ error }) => error);
  if (!failed[0]) return null;
  return (
    <ReadNotice
      tone="danger"
      title={translate('analytics.totalsFailed')}
      read={{
        error: failed[0].error,
        isFetching: failed.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const query of failed) void query.refetch();
        },
      }}
    />
  );
}
