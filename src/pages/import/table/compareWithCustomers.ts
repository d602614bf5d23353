import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ImportRow } from './importTable';
import { normalizeEmail } from './resolveDuplicates';

/** Existing customer of the store. */
export interface KnownCustomer {
  email: string;
  points: number;
}

/** Effect of an import on the store's customers. */
export interface CustomerComparison {
  /** Number of existing customers. */
  known: number;
  /** Number of new customers. */
  added: number;
  /** Number of customers who have points and get more, which may be the same points if the file has balances. */
  raised: number;
  /** Number of customers whose balance would become negative. */
  below: number;
}

/** Compares ready rows with existing customers by email address. */
export function compareWithCustomers(
  rows: readonly ImportRow[],
  { key = '', sumField = '' }: Pick<ImportKind, 'key' | 'sumField'>,
  customers: readonly KnownCustomer[],
): CustomerComparison {
  const balances = new Map(customers.map((customer) => [normalizeEmail(customer.email), customer.points]));
  const counts = { known: 0, added: 0, raised: 0, below: 0 };
  for (const row of rows) {
    const balance = balances.get(normalizeEmail(String(row[key] ?? '')));
    const points = row[sumField];
    if (balance === undefined) counts.added += 1;
    else counts.known += 1;
    // Adding points to a negative balance is fine.
    const change = typeof points === 'number' ? points : 0;
    if (change > 0 && (balance ?? 0) > 0) counts.raised += 1;
    if (change < 0 && (balance ?? 0) + change < 0) counts.below += 1;
  }
  return counts;
}
