import { formatCsvLine, UTF8_BOM } from '../../lib/csv/csvLine';
import type { AnalyticsPoint, Metric } from './figures';

interface Headings {
  start: string;
  metric: (metric: Metric) => string;
  previous: (metric: Metric) => string;
}

/**
 * Formats a series as CSV with one line per step, and the same step of the previous period beside it. Unknown values
 * stay empty.
 */
export function createAnalyticsCsv(
  points: readonly AnalyticsPoint[],
  previous: readonly AnalyticsPoint[] | null,
  metrics: readonly Metric[],
  headings: Headings,
): string {
  const head = [headings.start, ...metrics.map(headings.metric), ...(previous ? metrics.map(headings.previous) : [])];
  const lines = points.map((point, index) =>
    formatCsvLine([
      point.at,
      ...metrics.map((metric) => point[metric]),
      ...(previous ? metrics.map((metric) => previous[index]?.[metric]) : []),
    ]),
  );
  return `${UTF8_BOM}${formatCsvLine(head)}${lines.join('')}`;
}
