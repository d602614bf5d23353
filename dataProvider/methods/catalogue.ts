/** The shop's products and collections, as pickers search them. */
import type { ZodMiniType } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { type Collection, collectionShape, type Product, productShape } from '../../resources/products';
import { toAppError } from '../errors';
import type { Reads } from '../graphqlReads';
import type { Http } from '../http';
import { isMissingCall } from '../isMissingCall';
import { listBy, objectOf } from './answers';
import { seenProducts } from './seenProducts';

/** What is searched for; an empty search finds all. */
export interface CatalogueSearch {
  search: string;
  limit: number;
  /** Of the first, from 0. */
  offset: number;
  signal?: AbortSignal | undefined;
}

/** A part of what was found; `total` is null where nobody counts. */
export interface Found<One> {
  items: readonly One[];
  total: number | null;
}

export interface Catalogue {
  /**
   * Finds products by their name. Where the provider has no catalogue, those that stand in the rows of the
   * entities are searched. @throws AppError
   */
  searchProducts(search: CatalogueSearch): Promise<Found<Product>>;
  /** Finds collections by their name; null where the provider has none. @throws AppError */
  searchCollections(search: CatalogueSearch): Promise<Found<Collection> | null>;
}

/** The catalogue of one site. What the provider does not have is asked for once. */
export function createCatalogue(http: Http, reads: Reads, entities: readonly Entity[]): Catalogue {
  const missing = new Set<string>();

  /** Null where the provider has no such call. */
  async function find<One>(
    path: string,
    { search, limit, offset, signal }: CatalogueSearch,
    shape: ZodMiniType<One>,
    idOf: (one: One) => string,
  ): Promise<Found<One> | null> {
    if (missing.has(path)) return null;
    const query = { search: search.trim() || undefined, limit, offset };
    try {
      const answer = objectOf(await http({ method: 'GET', path, query, ...(signal && { signal }) }));
      return { items: listBy(idOf, shape, answer['items'], path), total: countOf(answer['total']) };
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
      (await seenProducts(reads, entities, search)),
    searchCollections: (search) =>
      find('/admin/collections', search, collectionShape, ({ collectionId }) => collectionId),
  };
}

function countOf(total: unknown): number | null {
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}
