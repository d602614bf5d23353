import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { toAppError } from '../../../dataProvider/errors';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Ratings } from '../../engine/stats/Ratings';
import { Button } from '../../ui/buttons/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { TabBar } from '../../ui/navigation/TabBar';
import { AnalyticsNotices } from './AnalyticsNotices';
import { AnalyticsToolbar } from './AnalyticsToolbar';
import styles from './analytics.module.css';
import { type AnalyticsTab, analyticsTabs, buildTabUrl, parseAnalyticsUrl } from './analyticsUrl';
import { DownloadButton } from './DownloadButton';
import { getDateRange, getInterval } from './dateRange';
import { FairModeration } from './FairModeration';
import { FigureGrid } from './FigureGrid';
import { ListTotals } from './ListTotals';
import { ReasonList } from './ReasonList';
import { SeriesCards } from './SeriesCards';
import { Subtitle } from './Subtitle';
import { tabContents } from './tabContents';
import { useAnalytics } from './useAnalytics';
import { useLoadTime } from './useLoadTime';

/** A tab of the analytics. Figures come first; charts and lists load and fail on their own. */
export function AnalyticsView({ tab }: { tab: AnalyticsTab }) {
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
