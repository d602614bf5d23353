import type { useTranslate } from 'ra-core';
import type { TableColumn } from '../../../lib/csv/tableColumns';
import { formatDay } from '../../../lib/format/formatDay';
import { formatPoints } from '../../../lib/format/formatPoints';
import { withBrowserRegion } from '../../../lib/format/locale';
import type { ColumnFormat } from './columnReading';

/** Display name of a column: its header, numbered if repeated, or its position if it has none. */
export function columnName({ index, name, copy }: TableColumn, translate: ReturnType<typeof useTranslate>): string {
  if (name === null) return translate('import.options.columnNumber', { number: index + 1 });
  return copy === 0 ? name : `${name} (${copy + 1})`;
}

const names: Readonly<Record<string, string>> = {
  '.': 'point',
  ',': 'comma',
  5: 'scale5',
  10: 'scale10',
  100: 'scale100',
  1: 'scale1',
};

/** Last part of the message keys of a format. */
export const formatName = (format: ColumnFormat): string => names[format] ?? String(format);

/** Formats what a sample becomes: a number, a day, or a text. */
export const formatReadValue = (value: string | number, locale: string): string =>
  typeof value === 'number' ? formatPoints(value, locale) : formatDay(value, withBrowserRegion(locale));
