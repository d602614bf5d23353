import type { useTranslate } from 'ra-core';
import { absent } from '../../lib/absent';
import type { ChartPoint, ChartSeries } from './chart';

/** Notes that are told before the rest is only counted. */
const most = 5;

/** What happened at a point, in a few lines. */
export function noteLines({ notes = [] }: ChartPoint, translate: ReturnType<typeof useTranslate>): string[] {
  if (notes.length <= most) return [...notes];
  const rest = notes.length - most + 1;
  return [...notes.slice(0, most - 1), translate('chart.more', { smart_count: rest })];
}

/** The values of a point; with the names of the series where there are several. */
export function valueLines(
  { values }: ChartPoint,
  series: readonly ChartSeries[],
  valueText: (value: number) => string,
): string[] {
  return series.map(({ name }, place) => {
    const value = values[place];
    const text = value === null || value === undefined ? absent : valueText(value);
    return series.length > 1 ? `${name}: ${text}` : text;
  });
}

/** All that is told of a point. */
export function readoutLines(
  point: ChartPoint,
  series: readonly ChartSeries[],
  valueText: (value: number) => string,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  return [point.title, ...valueLines(point, series, valueText), ...noteLines(point, translate)];
}
