import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ImportRow } from './checkedRows';
import { createProductFinder, type StoreProduct } from './findProduct';
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

/** Number of reviews, and what the first of them names its product by; null if there is none. */
interface NamedProducts {
  reviews: number;
  example: string | null;
}

/** How the ready rows name their products. */
export interface ProductComparison {
  /** Number of different IDs that the store doesn't have. */
  unknown: number;
  /** The first of them; null if there is none. */
  example: string | null;
  /** Reviews with the name of one product of the store, which get its ID. */
  byName: NamedProducts;
  /** Reviews with a name that no product of the store has. */
  unknownName: NamedProducts;
  /** Reviews with a name that several products of the store have. */
  sharedName: NamedProducts;
  /** Reviews with a name only, if not all products of the store are known. */
  unread: NamedProducts;
}

/** Compares the products of ready rows with the store's. @param products all of the store; null if they aren't known */
export function compareWithProducts(
  rows: readonly ImportRow[],
  products: readonly StoreProduct[] | null,
): ProductComparison {
  const findProduct = createProductFinder(products ?? []);
  const unknown = new Set<string>();
  const none: NamedProducts = { reviews: 0, example: null };
  const named = { byName: { ...none }, unknownName: { ...none }, sharedName: { ...none }, unread: { ...none } };
  for (const row of rows) {
    const found = findProduct(row);
    if (found.kind === 'unknownId' && products) unknown.add(found.text);
    if (found.kind !== 'byName' && found.kind !== 'unknownName' && found.kind !== 'sharedName') continue;
    const kind = products ? found.kind : 'unread';
    named[kind].reviews += 1;
    named[kind].example ??= String(row['productName']).trim();
  }
  return { unknown: unknown.size, example: [...unknown][0] ?? null, ...named };
}
