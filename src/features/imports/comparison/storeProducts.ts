import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Product } from '../../../../resources/products';
import { readPages } from '../../../lib/readPages';
import type { ImportRow } from '../table/checkedRows';
import { MAX_COMPARED_RECORDS, STALE_TIME_MS } from './fetchStoreRecords';

const PRODUCTS_PER_REQUEST = 100;

/** Query of all products of a store; null if there are too many, or the API doesn't list all of them. */
export const productsQuery = (dataProvider: ConsoleDataProvider, siteId: string) =>
  queryOptions({
    queryKey: ['imports', 'products', siteId],
    queryFn: ({ signal }) => fetchProducts(dataProvider, signal),
    staleTime: STALE_TIME_MS,
  });

/** @throws AppError */
export async function fetchProducts(
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<readonly Product[] | null> {
  const products: Product[] = [];
  const limit = PRODUCTS_PER_REQUEST;
  const read = (page: number) => dataProvider.searchProducts({ search: '', limit, offset: page * limit, signal });
  for await (const { fresh, unread } of readPages(read, { pageSize: limit, getId: ({ productId }) => productId })) {
    products.push(...fresh);
    if (unread === null || products.length + unread > MAX_COMPARED_RECORDS) return null;
    if (unread === 0) return products;
  }
  return null;
}

/** What files name products by: their IDs and slugs. */
export const getProductNames = (products: readonly Product[]): readonly string[] =>
  products.flatMap(({ productId, slug }) => (slug ? [productId, slug] : [productId]));

/** Replaces the slugs of products by their IDs, which the API expects: some apps export the slug, as the product's handle. */
export function replaceSlugs(rows: readonly ImportRow[], products: readonly Product[]): readonly ImportRow[] {
  const ids = new Map(products.flatMap(({ productId, slug }) => (slug ? [[slug.toLowerCase(), productId]] : [])));
  // The ID of a product may be the slug of another one.
  for (const { productId } of products) ids.delete(productId.toLowerCase());
  return rows.map((row) => {
    const id = ids.get(
      String(row['productId'] ?? '')
        .trim()
        .toLowerCase(),
    );
    return id === undefined ? row : { ...row, productId: id };
  });
}
