import type { Entity } from '../../resources/entity';
import type { Collection, Product } from '../../resources/products';
import type { FindEntity } from '../createEntityFinder';
import type { GraphqlReads } from '../graphql/graphqlReads';
import type { Http } from '../http/http';
import type { EntityRecord } from '../parse/records';
import type { Catalog, CatalogSearch } from './catalog';
import { lazyImport } from './lazyImport';
import type { ItemPage } from './parseItemPage';

/** Lookups for forms and dialogs. Lazy-loaded. */
export function lookupMethods(http: Http, reads: GraphqlReads, findEntity: FindEntity, entities: readonly Entity[]) {
  let cachedCatalog: Catalog | null = null;
  const getCatalog = async () => {
    const { createCatalog } = await lazyImport(() => import('./catalog'));
    cachedCatalog ??= createCatalog(http, reads, entities);
    return cachedCatalog;
  };
  return {
    /**
     * Finds products by name: in the catalog or, if the API has none, among the products of reviews and
     * questions.
     * @throws AppError
     */
    async searchProducts(search: CatalogSearch): Promise<ItemPage<Product>> {
      return (await getCatalog()).searchProducts(search);
    },
    /** Finds collections by name. Returns null if the API has no collections endpoint. @throws AppError */
    async searchCollections(search: CatalogSearch): Promise<ItemPage<Collection> | null> {
      return (await getCatalog()).searchCollections(search);
    },
    /** Refetches a record. Returns null if it cannot be found. @throws AppError */
    async readFresh(name: string, record: EntityRecord, signal?: AbortSignal): Promise<EntityRecord | null> {
      const { refetchRecord } = await lazyImport(() => import('./refetchRecord'));
      return refetchRecord(reads, findEntity(name), record, signal);
    },
  };
}
