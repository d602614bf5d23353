import * as z from 'zod/mini';
import { id, number, text } from './shapes';

/** Product of the catalog, for pickers. */
export const productShape = z.object({ productId: id, name: text, slug: text, imageUrl: text, price: number });
export type Product = z.infer<typeof productShape>;

/** Collection of products, for pickers. */
export const collectionShape = z.object({ collectionId: id, name: text });
export type Collection = z.infer<typeof collectionShape>;
