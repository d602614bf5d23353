import type { Entity } from '../../resources/entity';
import type { Collection, Product } from '../../resources/products';
import type { EntityOf } from '../entityOf';
import type { Reads } from '../graphqlReads';
import type { Http } from '../http';
import { later } from '../later';
import type { EntityRecord } from '../records';
import type { Catalogue, CatalogueSearch, Found } from './catalogue';

/** Calls that look something up for a form or a dialog; their code comes with the first. */
export function lookupMethods(http: Http, reads: Reads, entityOf: EntityOf, entities: readonly Entity[]) {
  let known: Catalogue | null = null;
  const catalogue = async () => {
    const { createCatalogue } = await later(() => import('./catalogue'));
    known ??= createCatalogue(http, reads, entities);
    return known;
  };
  return {
    /**
     * Finds products by their name: in the catalogue, or, where the provider shows none, among those that
     * reviews and questions are about. @throws AppError
     */
    async searchProducts(search: CatalogueSearch): Promise<Found<Product>> {
      return (await catalogue()).searchProducts(search);
    },
    /** Finds collections by their name; null where the provider has none. @throws AppError */
    async searchCollections(search: CatalogueSearch): Promise<Found<Collection> | null> {
      return (await catalogue()).searchCollections(search);
    },
    /** A record as the server has it now; null when it cannot be found. @throws AppError */
    async readFresh(name: string, record: EntityRecord, signal?: AbortSignal): Promise<EntityRecord | null> {
      const { readFresh } = await later(() => import('./fresh'));
      return readFresh(reads, entityOf(name), record, signal);
    },
  };
}
