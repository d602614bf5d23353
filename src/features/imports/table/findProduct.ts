import type { Product } from '../../../../resources/products';
import type { ImportRow } from './checkedRows';

/** What files name a product of the store by. */
export type StoreProduct = Pick<Product, 'productId' | 'name' | 'slug'>;

/**
 * What a row names: nothing, a product of the store by its ID, slug or name, a product that the store doesn't have, or a
 * name that several of its products have.
 */
export type FoundProduct =
  | { kind: 'none' }
  | { kind: 'byId' | 'bySlug' | 'byName'; productId: string }
  | { kind: 'unknownId' | 'unknownName' | 'sharedName'; text: string };

const normalizeId = (text: string): string => text.trim().toLowerCase();

/** Case, whitespace and Unicode form of a name don't tell products apart. */
const normalizeName = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Returns a function that finds the product of a row. An ID is surer than a name, so a name only counts without one.
 * @param products all of the store: with only some of them, no name is known to be of one product
 */
export function createProductFinder(products: readonly StoreProduct[]): (row: ImportRow) => FoundProduct {
  const ids = new Map(products.map(({ productId }) => [normalizeId(productId), productId]));
  const idsBySlug = new Map(products.flatMap(({ productId, slug }) => (slug ? [[normalizeId(slug), productId]] : [])));
  const idsByName = new Map<string, string | null>();
  for (const { productId, name } of products) {
    const key = normalizeName(name ?? '');
    if (key !== '') idsByName.set(key, idsByName.has(key) ? null : productId);
  }
  return ({ productId, productName }) => {
    const id = String(productId ?? '').trim();
    const name = String(productName ?? '').trim();
    if (id !== '') {
      // The ID of a product may be the slug of another one.
      const own = ids.get(normalizeId(id));
      if (own !== undefined) return { kind: 'byId', productId: own };
      const other = idsBySlug.get(normalizeId(id));
      return other === undefined ? { kind: 'unknownId', text: id } : { kind: 'bySlug', productId: other };
    }
    if (name === '') return { kind: 'none' };
    const found = idsByName.get(normalizeName(name));
    if (found) return { kind: 'byName', productId: found };
    return { kind: found === null ? 'sharedName' : 'unknownName', text: name };
  };
}
