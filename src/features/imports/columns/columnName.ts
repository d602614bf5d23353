import type { useTranslate } from 'ra-core';
import type { TableColumn } from '../../../lib/csv/tableColumns';

/** Display name of a column: its header, numbered if repeated, or its position if it has none. */
export function columnName({ index, name, copy }: TableColumn, translate: ReturnType<typeof useTranslate>): string {
  if (name === null) return translate('import.options.columnNumber', { number: index + 1 });
  return copy === 0 ? name : `${name} (${copy + 1})`;
}
