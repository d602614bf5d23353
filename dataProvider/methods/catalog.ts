/** Products and collections of the store, for pickers. */
import type { ZodMiniType } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { type Collection, collectionShape, type Product, productShape } from '../../resources/products';
import { toAppError } from '../errors';
import type { GraphqlReads } from '../graphql/graphqlReads';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { type ItemPage, parseItemPage } from './parseItemPage';
import { parseObject } from './parseResponse';
import { productsFromRows } from './productsFromRows';

/** Search parameters. An empty search matches everything. */
export interface CatalogSearch {
  search: string;
  limit: number;
  /** Index of the first item, from 0. */
  offset: number;
  signal?: AbortSignal | undefined;
}

export interface Catalog {
  /**
   * Finds products by name. Falls back to products in the rows of entities if the API has no catalog
   * endpoint.
   * @throws AppError
   */
  searchProducts(search: CatalogSearch): Promise<ItemPage<Product>>;
  /** Finds collections by name. Returns null if the API has no collections endpoint. @throws AppError */
  searchCollections(search: CatalogSearch): Promise<ItemPage<Collection> | null>;
}

/** Creates the catalog of one site. Missing endpoints are only requested once. */
export function createCatalog(http: Http, reads: GraphqlReads, entities: readonly Entity[]): Catalog {
  const missing = new Set<string>();

  /** Returns null if the endpoint does not exist. */
  async function find<One>(
    path: string,
    { search, limit, offset, signal }: CatalogSearch,
    shape: ZodMiniType<One>,
    getId: (value: One) => string,
  ): Promise<ItemPage<One> | null> {
    if (missing.has(path)) return null;
    const query = { search: search.trim() || undefined, limit, offset };
    try {
      const response = parseObject(await http({ method: 'GET', path, query, ...(signal && { signal }) }));
      return parseItemPage(getId, shape, response, path);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!isMissingCall(error)) throw error;
      missing.add(path);
      return null;
    }
  }

  return {
    searchProducts: async (search) =>
      (await find('/admin/products', search, productShape, ({ productId }) => productId)) ??
      (await productsFromRows(reads, entities, search)),
    searchCollections: (search) =>
      find('/admin/collections', search, collectionShape, ({ collectionId }) => collectionId),
  };
}
