import { safeParse } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { type Product, productShape } from '../../resources/products';
import type { Reads } from '../graphqlReads';
import type { CatalogueSearch, Found } from './catalogue';

/** Rows that are looked through in each entity. */
const rowsSearched = 100;

/** The products that stand in the rows of entities, by their name: what is known of a shop that shows no catalogue. */
export async function seenProducts(
  reads: Reads,
  entities: readonly Entity[],
  { search, limit, offset, signal }: CatalogueSearch,
): Promise<Found<Product>> {
  const wanted = search.trim();
  const rows = await Promise.all(entities.map((entity) => productsOf(reads, entity, wanted, signal)));
  const byId = new Map(rows.flat().map((product) => [product.productId, product]));
  const isWanted = ({ name }: Product) => (name ?? '').toLocaleLowerCase().includes(wanted.toLocaleLowerCase());
  const found = [...byId.values()]
    .filter(isWanted)
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
  return { items: found.slice(offset, offset + limit), total: null };
}

async function productsOf(
  reads: Reads,
  { name, fields, list }: Entity,
  wanted: string,
  signal: AbortSignal | undefined,
): Promise<Product[]> {
  const paths = Object.entries(fields).flatMap(([path, { kind }]) => (kind === 'product' ? [path] : []));
  if (paths.length === 0) return [];
  const [search] = Object.entries(list.filters).find(([, { kind }]) => kind === 'search') ?? [];
  const { data } = await reads.getList(name, {
    pagination: { page: 1, perPage: rowsSearched },
    sort: { field: '', order: 'ASC' },
    filter: search !== undefined && wanted !== '' ? { [search]: wanted } : {},
    ...(signal && { signal }),
  });
  return data.flatMap((row) => paths.flatMap((path) => productIn(row[path])));
}

function productIn(value: unknown): Product[] {
  const parsed = safeParse(productShape, value);
  return parsed.success ? [parsed.data] : [];
}
