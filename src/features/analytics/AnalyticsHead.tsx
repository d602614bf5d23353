import { useTranslate } from 'ra-core';
import type { Interval } from '../../../dataProvider/methods/stats';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { downloadFile } from '../../engine/export/downloadFile';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { LazyDayRangePicker } from '../../ui/form/LazyDayRangePicker';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Select } from '../../ui/inputs/Select';
import { useUrlParams } from '../../ui/navigation/useUrlParams';
import { useListText } from '../../ui/text/useListText';
import styles from './analytics.module.css';
import { type AnalyticsUrlState, intervals, periods } from './analyticsUrl';
import { type DateRange, getPossibleIntervals } from './dateRange';
import { createAnalyticsCsv, findMissingMetrics, requestedMetrics } from './figures';
import type { TabContent } from './tabContents';
import type { Analytics } from './useAnalytics';
import { useFigureText } from './useFigureText';

interface AnalyticsToolbarProps {
  urlState: AnalyticsUrlState;
  range: DateRange;
  /** Null if the server has no series: then there is nothing to divide or to compare. */
  interval: Interval | null;
}

/** Period, comparison, and interval, all kept in the URL. */
export function AnalyticsToolbar({ urlState, range, interval }: AnalyticsToolbarProps) {
  const translate = useTranslate();
  const [, setParams] = useUrlParams();
  const possible = getPossibleIntervals(range);
  return (
    <fieldset aria-label={translate('analytics.toolbar')} className={styles.toolbar}>
      <Select
        label={translate('analytics.period.label')}
        showLabel
        value={urlState.period}
        options={periods.map((value) => ({ value, label: translate(`analytics.period.${value}`) }))}
        onChange={(period) =>
          setParams(
            period === 'custom'
              ? { period, from: range.firstDay, to: range.lastDay }
              : { period, from: '', to: '', interval: '' },
          )
        }
      />
      {urlState.period === 'custom' && (
        <div className={styles.custom}>
          <LazyDayRangePicker
            label={translate('analytics.period.days')}
            value={{ from: urlState.from, to: urlState.to }}
            onChange={({ from, to }) => setParams({ from, to })}
          />
        </div>
      )}
      {interval && (
        <>
          <Select
            label={translate('analytics.interval.label')}
            showLabel
            value={interval}
            options={intervals.map((value) => ({
              value,
              label: translate(`analytics.interval.${value}`),
              disabled: !possible.includes(value),
            }))}
            onChange={(value) => setParams({ interval: value })}
          />
          <Checkbox
            label={translate('analytics.compare')}
            showLabel
            checked={urlState.isCompared}
            onChange={(event) => setParams({ compare: event.target.checked ? '' : 'none' })}
          />
        </>
      )}
    </fieldset>
  );
}

interface DownloadButtonProps {
  analytics: Analytics;
  content: TabContent;
  tab: string;
  range: DateRange;
}

/** Downloads the series of a tab as CSV. Not shown without a series. */
export function DownloadButton({ analytics, content, tab, range }: DownloadButtonProps) {
  const translate = useTranslate();
  const { getName } = useFigureText();
  const points = analytics.series.data;
  if (!points || points.length === 0) return null;
  const download = () => {
    const metrics = [...new Set(content.charts.flatMap((chart) => chart.metrics))];
    const text = createAnalyticsCsv(points, analytics.previous.data ?? null, metrics, {
      start: translate('analytics.csvStart'),
      metric: getName,
      previous: (metric) => translate('analytics.csvPrevious', { name: getName(metric) }),
    });
    const name = `analytics-${tab}-${range.firstDay}-${range.lastDay}.csv`;
    downloadFile(new Blob([text], { type: 'text/csv' }), name);
  };
  return (
    <Button size="small" icon="download" onClick={download}>
      {translate('analytics.csv')}
    </Button>
  );
}

interface AnalyticsNoticesProps {
  analytics: Analytics;
  content: TabContent;
}

/** Explains what the server doesn't report, and what failed to load beside the figures. */
export function AnalyticsNotices({ analytics, content }: AnalyticsNoticesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const { getName } = useFigureText();
  const { series, previous, aggregate, statsPeriod } = analytics;
  const metrics = requestedMetrics.filter(
    (metric) => content.figures.includes(metric) || content.charts.some((chart) => chart.metrics.includes(metric)),
  );
  const { unreported, partial } = findMissingMetrics(series.data ?? [], metrics);
  const namesOf = (names: typeof metrics) => listText(names.map(getName));
  return (
    <>
      {series.data === null && (
        <Banner tone="info">{translate(statsPeriod ? 'analytics.noSeries' : 'analytics.noSeriesNorTotals')}</Banner>
      )}
      {unreported.length > 0 && (
        <Banner tone="info">{translate('analytics.unreported', { names: namesOf(unreported) })}</Banner>
      )}
      {partial.length > 0 && <Banner tone="info">{translate('analytics.partial', { names: namesOf(partial) })}</Banner>}
      {series.error && series.data && (
        <ReadNotice
          tone="waiting"
          title={translate('analytics.stale')}
          error={series.error}
          busy={series.isFetching}
          onRetry={() => void series.refetch()}
        />
      )}
      {aggregate.error && (
        <ReadNotice
          tone="danger"
          title={translate('analytics.failed')}
          error={aggregate.error}
          busy={aggregate.isFetching}
          onRetry={() => void aggregate.refetch()}
        />
      )}
      {previous.error && (
        <ReadNotice
          tone="waiting"
          title={translate('analytics.compareFailed')}
          error={previous.error}
          busy={previous.isFetching}
          onRetry={() => void previous.refetch()}
        />
      )}
    </>
  );
}
