import '../../../i18n/en/areas/analytics';
import '../../../i18n/en/areas/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endOfDay } from 'date-fns/endOfDay';
import { useDataProvider, useTranslate } from 'ra-core';
import { useParams, useSearchParams } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { rewards, rewardTaskTypes } from '../../../resources/rewards';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { byRegion } from '../../lib/format/byRegion';
import { startOfDay } from '../../lib/format/day';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Card } from '../../ui/layout/Card';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import NotFoundPage from '../../ui/navigation/NotFoundPage';
import { TabBar } from '../../ui/navigation/TabBar';
import { RelativeTime } from '../../ui/text/RelativeTime';
import { Ratings } from '../stats/Ratings';
import { AnalyticsNotices } from './AnalyticsNotices';
import { AnalyticsToolbar } from './AnalyticsToolbar';
import styles from './analytics.module.css';
import { type AnalyticsTab, analyticsTabs, buildTabUrl, parseAnalyticsUrl } from './analyticsUrl';
import { DownloadButton } from './DownloadButton';
import { type DateRange, getDateRange, getInterval } from './dateRange';
import { FairModeration } from './FairModeration';
import { FigureGrid } from './FigureGrid';
import { buildListUrl } from './figures';
import { ListTotals, NumberList } from './ListTotals';
import { SeriesCards } from './SeriesCards';
import { tabContents } from './tabContents';
import { useAnalytics } from './useAnalytics';

/** Analytics page. The tab comes from the URL. */
export default function AnalyticsPage() {
  const { '*': rest = '' } = useParams();
  const tab = analyticsTabs.find((item) => item === rest);
  return tab === undefined ? <NotFoundPage /> : <AnalyticsView tab={tab} />;
}

/** A tab of the analytics. Figures come first; charts and lists load and fail on their own. */
function AnalyticsView({ tab }: { tab: AnalyticsTab }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [params] = useSearchParams();
  const urlState = parseAnalyticsUrl(params);
  const [now, reload] = useLoadTime();
  const range = getDateRange(urlState, now);
  const interval = getInterval(range, urlState.interval);
  const { period, isCompared } = urlState;
  const analytics = useAnalytics({ period, range, interval, isCompared, loadTime: now });
  const { series } = analytics;
  const content = tabContents[tab];
  const search = params.size > 0 ? `?${params}` : '';
  return (
    <div className={styles.page}>
      <PageHeader
        title={translate('pages.analytics.title')}
        subtitle={
          <Subtitle
            range={range}
            locale={locale}
            updatedAt={(series.data === null && analytics.aggregate.dataUpdatedAt) || series.dataUpdatedAt}
          />
        }
        actions={
          <div className={styles.actions}>
            <Button size="small" busy={analytics.isFetching} onClick={reload}>
              {translate('analytics.refresh')}
            </Button>
            <Button size="small" onClick={() => window.print()}>
              {translate('analytics.print')}
            </Button>
            <DownloadButton analytics={analytics} content={content} tab={tab} range={range} />
          </div>
        }
      />
      <div className={styles.tabs}>
        <TabBar
          label={translate('analytics.tabs.label')}
          tabs={analyticsTabs.map((item) => ({
            key: item,
            label: translate(`analytics.tabs.${item === '' ? 'overview' : item}`),
            to: buildTabUrl(item, search),
            current: item === tab,
          }))}
        />
      </div>
      <div className={styles.stack}>
        <AnalyticsToolbar urlState={urlState} range={range} interval={series.data === null ? null : interval} />
        {series.error && !series.data ? (
          <div className={cardStyles.sheet}>
            <ErrorState
              title={translate('analytics.failed')}
              error={toAppError(series.error)}
              busy={series.isFetching}
              onRetry={() => void series.refetch()}
            />
          </div>
        ) : (
          <>
            <AnalyticsNotices analytics={analytics} content={content} />
            <FigureGrid
              names={content.figures}
              analytics={analytics}
              range={range}
              period={period}
              isCompared={isCompared}
            />
            <SeriesCards charts={content.charts} analytics={analytics} interval={interval} />
          </>
        )}
        <div className={styles.columns}>
          {content.periodTotals.length > 0 && (
            <ListTotals
              title={translate(`analytics.inPeriod.${tab}`)}
              totals={content.periodTotals}
              filters={{ dateFrom: range.firstDay, dateTo: range.lastDay }}
            />
          )}
          {content.hasReasons && <ReasonList range={range} />}
          {content.hasRatings && analytics.statsPeriod && <Ratings period={analytics.statsPeriod} />}
          {content.hasFairness && <FairModeration />}
          {(content.currentTotals.length > 0 || content.hasPoints) && (
            <ListTotals
              title={translate('analytics.current')}
              totals={content.currentTotals}
              hasPoints={content.hasPoints}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const queryKey = ['stats', 'analytics', 'loadTime'];
const reloadedKinds = ['aggregate', 'basic', 'getList', 'reasons'];

/**
 * The time up to which the page shows data, in ms, and a function that reloads everything up to now. Kept in the query
 * cache, since the page is mounted again for each tab and would otherwise load each time.
 */
function useLoadTime(): [now: number, reload: () => void] {
  const client = useQueryClient();
  const { data: now } = useQuery({
    queryKey,
    queryFn: () => getServerTime(),
    initialData: () => getServerTime(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const reload = () => {
    client.setQueryData(queryKey, getServerTime());
    // The series have the time in their key.
    void client.invalidateQueries({
      predicate: (query) => query.isActive() && reloadedKinds.some((kind) => kind === query.queryKey[1]),
    });
  };
  return [now, reload];
}

const dayFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

interface SubtitleProps {
  range: DateRange;
  locale: string;
  /** Timestamp of the shown data in ms; 0 if there is none. */
  updatedAt: number;
}

/** The shown days, their time zone, and the age of the data. */
function Subtitle({ range, locale, updatedAt }: SubtitleProps) {
  const translate = useTranslate();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <span className={styles.subtitle}>
      <bdi>{dayFormat(locale).formatRange(new Date(range.from), new Date(range.to))}</bdi>
      <bdi>{translate('analytics.timeZone', { timeZone })}</bdi>
      {updatedAt > 0 && (
        <RelativeTime
          focusable
          instant={new Date(updatedAt).toISOString()}
          sentence={(time) => translate('analytics.updated', { time })}
        />
      )}
    </span>
  );
}

/** Approved rewards of the period by reason, all in one request. */
function ReasonList({ range }: { range: DateRange }) {
  const translate = useTranslate();
  const labels = useEntityLabels(rewards);
  const { locale } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
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
