import { type ImportPreset, importPresets } from '../../../../resources/imports/presets';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import type { ColumnMapping } from './guessColumns';

const normalizeHeader = (header: string) => header.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Recognizes the file of a product by its header. Returns null if it fits none, or several. */
export function findPreset(columns: ParsedTable['columns']): ImportPreset | null {
  const headers = new Set(columns.map(({ name }) => normalizeHeader(name ?? '')));
  const isRecognized = ({ recognizedBy }: ImportPreset) =>
    recognizedBy.some((expected) => expected.every((header) => headers.has(normalizeHeader(header))));
  const [preset, other] = importPresets.filter(isRecognized);
  return preset && !other ? preset : null;
}

/** Maps the columns of a recognized file. Of several columns for a field, the first with values is used. */
export function mapPreset({ columns }: ImportPreset, table: Pick<ParsedTable, 'columns' | 'rows'>): ColumnMapping {
  const isFilled = (index: number) => table.rows.some((row) => row[index]?.trim());
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, headers]) => {
      const found = [headers].flat().flatMap((header) => {
        const column = table.columns.find(({ name }) => normalizeHeader(name ?? '') === normalizeHeader(header));
        return column && isFilled(column.index) ? [column.index] : [];
      });
      return found[0] === undefined ? [] : [[field, found[0]]];
    }),
  );
}

/** Whether a preset says that a column isn't to be matched. */
export const isLeftOut = ({ leftOut = [] }: ImportPreset, name: string | null): boolean =>
  leftOut.some((header) => normalizeHeader(header) === normalizeHeader(name ?? ''));
