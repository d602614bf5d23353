import { useTranslate } from 'ra-core';
import { downloadFile } from '../../engine/export/downloadFile';
import { Button } from '../../ui/buttons/Button';
import { createAnalyticsCsv } from './analyticsCsv';
import type { DateRange } from './dateRange';
import type { TabContent } from './tabContents';
import type { Analytics } from './useAnalytics';
import { useFigureText } from './useFigureText';

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
