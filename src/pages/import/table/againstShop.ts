import type { ImportKind } from '../../../../resources/imports/importKind';
import { keyOf } from './duplicates';
import type { ImportRow } from './importTable';

/** A customer as the shop has them. */
export interface KnownCustomer {
  email: string;
  points: number;
}

/** What an import means to the customers of the shop. */
export interface AgainstShop {
  /** Customers who are there already. */
  known: number;
  /** Customers who come with it. */
  added: number;
  /** Customers who would have fewer points than none afterwards. */
  below: number;
}

/** Compares rows that will be sent with the customers of the shop, by e-mail address. */
export function againstShop(
  rows: readonly ImportRow[],
  { key = '', sum = '' }: Pick<ImportKind, 'key' | 'sum'>,
  customers: readonly KnownCustomer[],
): AgainstShop {
  const balances = new Map(customers.map(({ email, points }) => [keyOf(email), points]));
  const counts = { known: 0, added: 0, below: 0 };
  for (const row of rows) {
    const balance = balances.get(keyOf(String(row[key] ?? '')));
    const given = row[sum];
    if (balance === undefined) counts.added += 1;
    else counts.known += 1;
    // Who has fewer than none already and is given some is not made worse.
    const change = typeof given === 'number' ? given : 0;
    if (change < 0 && (balance ?? 0) + change < 0) counts.below += 1;
  }
  return counts;
}
