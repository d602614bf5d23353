import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { findPreset } from '../columns/findPreset';
import { guessColumns } from '../columns/guessColumns';

/** Recognizes what a file holds by its columns. Returns null if they don't tell. */
export function recognizeKind(table: Pick<ParsedTable, 'columns' | 'rows'>): ImportKindName | null {
  const preset = findPreset(table.columns);
  if (preset) return preset.kind;
  const reviews = guessColumns(table, importKinds.reviews);
  const hasText = reviews['description'] !== undefined || reviews['title'] !== undefined;
  if (reviews['rating'] !== undefined && hasText) return 'reviews';
  const customers = guessColumns(table, importKinds.customers);
  if (customers['emailAddress'] === undefined) return null;
  // Both imports take points. Only that of customers takes more than a name.
  const isOfCustomers = ['firstName', 'lastName', 'referralCode'].some((field) => customers[field] !== undefined);
  return customers['points'] === undefined || isOfCustomers ? 'customers' : 'points';
}
