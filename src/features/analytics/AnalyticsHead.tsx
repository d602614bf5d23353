import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Interval } from '../../../dataProvider/methods/stats';
import { getExtension } from '../../defineConsole';
import { useErrorCause } from '../../engine/errors/errorCause';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { downloadFile } from '../../engine/export/downloadFile';
import { loadOfExtension } from '../../engine/slots/loadOfExtension';
import { formatCsvLine, UTF8_BOM } from '../../lib/csv/csvLine';
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

interface DownloadProps {
  tab: string;
  range: DateRange;
}

/** Saves a CSV file of a tab. `createText` may throw an AppError, which is shown. */
function DownloadButton({ tab, range, createText }: DownloadProps & { createText: () => string | Promise<string> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorCause = useErrorCause();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = new Blob([await createText()], { type: 'text/csv' });
      downloadFile(file, `analytics-${tab}-${range.firstDay}-${range.lastDay}.csv`);
    } catch (error) {
      console.warn(`the file of the tab ${tab} could not be created`, error);
      notify(translate('analytics.csvFailed', { reason: getErrorCause(error) }), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="download" busy={isBusy} onClick={() => void download()}>
      {translate('analytics.csv')}
    </Button>
  );
}

/** Downloads what a tab of the extension declares. Not shown if it declares nothing. */
export function ExtensionDownload({ tab, range }: DownloadProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const load = getExtension().analytics.flatMap((part) =>
    part.name === tab && 'csv' in part && part.csv ? [part.csv] : [],
  )[0];
  if (!load) return null;
  const createText = async () => {
    const { default: loadRows } = await loadOfExtension(load);
    const { firstDay, lastDay } = range;
    const rows = await loadRows({ firstDay, lastDay }, { dataProvider, translate });
    return `${UTF8_BOM}${rows.map((cells) => formatCsvLine(cells)).join('')}`;
  };
  return <DownloadButton tab={tab} range={range} createText={createText} />;
}

interface SeriesDownloadProps extends DownloadProps {
  analytics: Analytics;
  content: TabContent;
}

/** Downloads the series of a tab as CSV. Not shown without a series. */
export function SeriesDownload({ analytics, content, tab, range }: SeriesDownloadProps) {
  const translate = useTranslate();
  const { getName } = useFigureText();
  const points = analytics.series.data;
  if (!points || points.length === 0) return null;
  const createText = () => {
    const metrics = [...new Set(content.charts.flatMap((chart) => chart.metrics))];
    return createAnalyticsCsv(points, analytics.previous.data ?? null, metrics, {
      start: (isUtc) => translate(isUtc ? 'analytics.csvStartUtc' : 'analytics.csvStart'),
      metric: getName,
      previous: (metric) => translate('analytics.csvPrevious', { name: getName(metric) }),
    });
  };
  return <DownloadButton tab={tab} range={range} createText={createText} />;
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
      {series.error && series.data && <ReadNotice tone="waiting" title={translate('analytics.stale')} read={series} />}
      {aggregate.error && <ReadNotice tone="danger" title={translate('analytics.failed')} read={aggregate} />}
      {previous.error && <ReadNotice tone="waiting" title={translate('analytics.compareFailed')} read={previous} />}
    </>
  );
}
