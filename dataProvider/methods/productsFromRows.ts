import { safeParse } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { getSearchParam } from '../../resources/filters';
import { type Product, productShape } from '../../resources/products';
import { defaultSort } from '../../resources/sorts';
import type { GraphqlReads } from '../graphql/graphqlReads';
import type { CatalogSearch } from './catalog';
import type { ItemPage } from './parseItemPage';

/** Rows searched per entity. */
const MAX_ROWS_SEARCHED = 100;

/** Finds products in the rows of entities, by name. Fallback for stores whose API has no catalog endpoint. */
export async function productsFromRows(
  reads: GraphqlReads,
  entities: readonly Entity[],
  { search, limit, offset, signal }: CatalogSearch,
): Promise<ItemPage<Product>> {
  const query = search.trim();
  const rows = await Promise.all(entities.map((entity) => fetchProducts(reads, entity, query, signal)));
  const byId = new Map(rows.flat().map((product) => [product.productId, product]));
  const matchesQuery = ({ name }: Product) => (name ?? '').toLocaleLowerCase().includes(query.toLocaleLowerCase());
  const found = [...byId.values()].filter(matchesQuery).sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
  return { items: found.slice(offset, offset + limit), total: null };
}

async function fetchProducts(
  reads: GraphqlReads,
  entity: Entity,
  query: string,
  signal: AbortSignal | undefined,
): Promise<Product[]> {
  const { name, fields } = entity;
  const paths = Object.entries(fields).flatMap(([path, { kind }]) => (kind === 'product' ? [path] : []));
  if (paths.length === 0) return [];
  const search = getSearchParam(entity);
  const { data } = await reads.getList(name, {
    pagination: { page: 1, perPage: MAX_ROWS_SEARCHED },
    sort: defaultSort(entity),
    filter: search !== undefined && query !== '' ? { [search]: query } : {},
    ...(signal && { signal }),
  });
  return data.flatMap((row) => paths.flatMap((path) => parseProduct(row[path])));
}

function parseProduct(value: unknown): Product[] {
  const parsed = safeParse(productShape, value);
  return parsed.success ? [parsed.data] : [];
}
