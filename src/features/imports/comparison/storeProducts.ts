import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Product } from '../../../../resources/products';
import { readPages } from '../../../lib/readPages';
import type { ImportRow } from '../table/checkedRows';
import { createProductFinder, type StoreProduct } from '../table/findProduct';
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

/**
 * Puts the IDs of products in place of what else a file names them by, since the API expects IDs: some apps export the
 * slug, as the product's handle, others only the name.
 */
export function fillProductIds(rows: readonly ImportRow[], products: readonly StoreProduct[]): readonly ImportRow[] {
  const findProduct = createProductFinder(products);
  return rows.map((row) => {
    const found = findProduct(row);
    return found.kind === 'bySlug' || found.kind === 'byName' ? { ...row, productId: found.productId } : row;
  });
}
