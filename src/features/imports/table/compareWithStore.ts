import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ImportRow } from './checkedRows';
import { normalizeEmail } from './resolveDuplicates';

/** Existing customer of the store. */
export interface KnownCustomer {
  email: string;
  points: number;
  /** Names and codes, by field. */
  profile?: Readonly<Record<string, string | null>>;
}

/** Customers by normalized email. */
export type KnownCustomers = ReadonlyMap<string, KnownCustomer>;

/** Effect of an import on the store's customers. */
export interface CustomerComparison {
  /** Number of existing customers. */
  known: number;
  /** Number of new customers. */
  added: number;
  /** Number of customers who have points already. */
  holders: number;
  /** Number of these who get more, which may be added to their points or be their balances. */
  raised: number;
  /** Number of customers whose balance would become negative. */
  below: number;
  /** Balances of the existing customers, by normalized email. */
  balances: Readonly<Record<string, number>>;
}

export const toKnownCustomers = (customers: readonly KnownCustomer[]): KnownCustomers =>
  new Map(customers.map((customer) => [normalizeEmail(customer.email), customer]));

/** Compares ready rows with existing customers. */
export function compareWithCustomers(
  rows: readonly ImportRow[],
  { key = '', sumField = '' }: Pick<ImportKind, 'key' | 'sumField'>,
  customers: KnownCustomers,
): CustomerComparison {
  const counts = { known: 0, added: 0, holders: 0, raised: 0, below: 0 };
  const balances = new Map<string, number>();
  for (const row of rows) {
    const email = normalizeEmail(String(row[key] ?? ''));
    const balance = customers.get(email)?.points;
    const points = row[sumField];
    if (balance === undefined) counts.added += 1;
    else {
      counts.known += 1;
      balances.set(email, balance);
    }
    // Adding points to a negative balance is fine.
    const change = typeof points === 'number' ? points : 0;
    if (balance) counts.holders += 1;
    if (balance && change > 0) counts.raised += 1;
    if (change < 0 && (balance ?? 0) + change < 0) counts.below += 1;
  }
  return { ...counts, balances: Object.fromEntries(balances) };
}

/** Products of the ready rows that the store doesn't have. */
export interface ProductComparison {
  /** Number of different products. */
  unknown: number;
  /** The first of them; null if there is none. */
  example: string | null;
}

/** Compares the products of ready rows with the store's. @param known IDs and slugs of all products */
export function compareWithProducts(rows: readonly ImportRow[], known: readonly string[]): ProductComparison {
  const knownIds = new Set(known.map((id) => id.toLowerCase()));
  const unknown = new Set<string>();
  for (const { productId } of rows) {
    const id = productId === undefined ? '' : String(productId).trim();
    if (id !== '' && !knownIds.has(id.toLowerCase())) unknown.add(id);
  }
  return { unknown: unknown.size, example: [...unknown][0] ?? null };
}
