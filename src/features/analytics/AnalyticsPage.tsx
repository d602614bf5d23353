import '../../../i18n/en/areas/analytics';
import '../../../i18n/en/areas/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endOfDay } from 'date-fns/endOfDay';
import { useDataProvider, useRefresh, useTranslate } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import type { StatsPeriod } from '../../../dataProvider/methods/statsRequests';
import { rewards, rewardTaskTypes } from '../../../resources/rewards';
import { getExtension } from '../../defineConsole';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { createSlots } from '../../engine/slots/createSlot';
import { startOfDay } from '../../lib/format/day';
import { formatPoints } from '../../lib/format/formatPoints';
import { byRegion } from '../../lib/format/locale';
import { getOwn } from '../../lib/getOwn';
import { arrangeTabs } from '../../slots/arrangeTabs';
import type { AnalyticsDays } from '../../slots/pageSlots';
import { analyticsTabs } from '../../slots/parts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Card } from '../../ui/layout/Card';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import NotFoundPage from '../../ui/navigation/NotFoundPage';
import { TabBar } from '../../ui/navigation/TabBar';
import { Menu } from '../../ui/overlays/Menu';
import textStyles from '../../ui/text/text.module.css';
import { formatPeriodStart } from '../stats/periodStart';
import { Ratings } from '../stats/Ratings';
import { AnalyticsNotices, AnalyticsToolbar, ExtensionDownload, SeriesDownload } from './AnalyticsHead';
import styles from './analytics.module.css';
import { buildTabUrl, parseAnalyticsUrl } from './analyticsUrl';
import { type DateRange, getDateRange, getInterval } from './dateRange';
import { FairModeration } from './FairModeration';
import { FigureGrid, SeriesCards } from './Figures';
import { buildListUrl } from './figures';
import { HiddenReviewsPage } from './HiddenReviewsPage';
import { ListTotals, NumberList } from './ListTotals';
import { type TabContent, tabContents } from './tabContents';
import { useAnalytics } from './useAnalytics';

const ownTabs = createSlots('analytics', getExtension().analytics);

const tabs = arrangeTabs(analyticsTabs, getExtension().analytics, (name) => `analytics.tabs.${name}`);

/** Path of the report of hidden reviews, which has no tab. */
const HIDDEN_REPORT = 'hidden';

/** Analytics page. The tab comes from the URL. */
export default function AnalyticsPage() {
  const { '*': rest = '' } = useParams();
  if (rest === HIDDEN_REPORT) return <HiddenReviewsPage />;
  const url = rest === '' ? '/analytics' : `/analytics/${rest}`;
  const tab = tabs.find(({ name }) => buildTabUrl(name, '') === url);
  const [first] = tabs;
  if (rest === '' && !tab && first) return <Navigate to={buildTabUrl(first.name, '')} replace />;
  const Content = getOwn(ownTabs, tab?.name ?? '');
  if (tab && Content) return <ExtensionTab tab={tab.name} Content={Content} />;
  const content = getOwn<TabContent>(tabContents, tab?.name ?? '');
  return tab && content ? <FiguresTab tab={tab.name} content={content} /> : <NotFoundPage />;
}

interface AnalyticsFrameProps {
  tab: string;
  range: DateRange;
  onRefresh: () => void;
  download: ReactNode;
  children: ReactNode;
}

/** Header and tabs of the page. */
function AnalyticsFrame({ tab, range, onRefresh, download, children }: AnalyticsFrameProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [params] = useSearchParams();
  const search = params.size > 0 ? `?${params}` : '';
  return (
    <div className={styles.page}>
      <PageHeader
        title={translate('pages.analytics.title')}
        subtitle={<Subtitle range={range} locale={locale} />}
        actions={
          <div className={styles.actions}>
            {download}
            <Menu
              label={translate('analytics.more')}
              icon="more"
              align="end"
              entries={[
                { key: 'refresh', label: translate('analytics.refresh'), onSelect: onRefresh },
                { key: 'print', label: translate('analytics.print'), onSelect: () => window.print() },
              ]}
            />
          </div>
        }
      />
      <div className={styles.tabs}>
        <TabBar
          label={translate('analytics.tabs.label')}
          tabs={tabs.map(({ name, label }) => ({
            key: name,
            label: translate(label),
            to: buildTabUrl(name, search),
            current: name === tab,
          }))}
        />
      </div>
      <div className={styles.stack}>{children}</div>
    </div>
  );
}

/** A tab of the extension, below the choice of the period. */
function ExtensionTab({ tab, Content }: { tab: string; Content: ComponentType<AnalyticsDays> }) {
  const [params] = useSearchParams();
  const urlState = parseAnalyticsUrl(params);
  const [now, reload] = useLoadTime();
  // What the tab reads isn't known.
  const refresh = useRefresh();
  const range = getDateRange(urlState, now);
  const onRefresh = () => {
    reload();
    refresh();
  };
  return (
    <AnalyticsFrame
      tab={tab}
      range={range}
      onRefresh={onRefresh}
      download={<ExtensionDownload tab={tab} range={range} />}
    >
      <AnalyticsToolbar urlState={urlState} range={range} interval={null} />
      <Content firstDay={range.firstDay} lastDay={range.lastDay} />
    </AnalyticsFrame>
  );
}

/** A tab of the analytics. Figures come first; charts and lists load and fail on their own. */
function FiguresTab({ tab, content }: { tab: string; content: TabContent }) {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const urlState = parseAnalyticsUrl(params);
  const [now, reload] = useLoadTime();
  const range = getDateRange(urlState, now);
  const interval = getInterval(range, urlState.interval);
  const { period, isCompared } = urlState;
  const analytics = useAnalytics({ period, range, interval, isCompared, loadTime: now });
  const { series } = analytics;
  return (
    <AnalyticsFrame
      tab={tab}
      range={range}
      onRefresh={reload}
      download={<SeriesDownload analytics={analytics} content={content} tab={tab} range={range} />}
    >
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
        {content.hasRatings && analytics.statsPeriod && <RatingsOfPeriod period={analytics.statsPeriod} />}
        {content.hasFairness && <FairModeration />}
        {(content.currentTotals.length > 0 || content.hasPoints) && (
          <ListTotals
            title={translate('analytics.current')}
            totals={content.currentTotals}
            hasPoints={content.hasPoints}
          />
        )}
      </div>
    </AnalyticsFrame>
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
const zoneFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { timeZoneName: 'longGeneric' }));

interface SubtitleProps {
  range: DateRange;
  locale: string;
}

/** The shown days and their time zone. */
function Subtitle({ range, locale }: SubtitleProps) {
  const translate = useTranslate();
  // The ID of the zone can be an outdated one, such as Asia/Calcutta.
  const timeZone = zoneFormat(locale)
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <span className={styles.subtitle}>
      <bdi>{dayFormat(locale).formatRange(new Date(range.from), new Date(range.to))}</bdi>
      <bdi>{translate('analytics.timeZone', { timeZone })}</bdi>
      <bdi>{translate('analytics.wholeDays')}</bdi>
    </span>
  );
}

/** The ratings, and since when they are counted, which isn't the start of a day as for the other figures. */
function RatingsOfPeriod({ period }: { period: StatsPeriod }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const since = translate('analytics.ratingsSince', { time: formatPeriodStart(period, locale) });
  return <Ratings period={period} note={<span className={textStyles.note}>{since}</span>} />;
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
        <ReadNotice tone="danger" title={translate('analytics.totalsFailed')} read={{ error, isFetching, refetch }} />
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
