import type { useTranslate } from 'ra-core';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import type { ChartPoint, ChartSeries } from './chart';

/** Maximum number of lines; more notes are only counted. */
const MAX_NOTES = 5;

/** Returns the notes of a point, truncated to a few lines. */
export function noteLines({ notes = [] }: ChartPoint, translate: ReturnType<typeof useTranslate>): string[] {
  if (notes.length <= MAX_NOTES) return [...notes];
  const rest = notes.length - MAX_NOTES + 1;
  return [...notes.slice(0, MAX_NOTES - 1), translate('ui.more', { smart_count: rest })];
}

/** Formats the values of a point, with series names if there are several series. */
export function valueLines(
  { values }: ChartPoint,
  series: readonly ChartSeries[],
  valueText: (value: number) => string,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  return series.map(({ name }, index) => {
    const value = values[index];
    const text = value === null || value === undefined ? EMPTY_PLACEHOLDER : valueText(value);
    return series.length > 1 ? translate('ui.fieldText', { field: name, text }) : text;
  });
}

/** Returns all lines of a point: title, values, and notes. */
export function readoutLines(
  point: ChartPoint,
  series: readonly ChartSeries[],
  valueText: (value: number) => string,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  return [point.title, ...valueLines(point, series, valueText, translate), ...noteLines(point, translate)];
}
