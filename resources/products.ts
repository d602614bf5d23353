import * as z from 'zod/mini';
import { id, number, text } from './shapes';

/** A product of the shop's catalogue, as pickers need it. */
export const productShape = z.object({ productId: id, name: text, slug: text, imageUrl: text, price: number });
export type Product = z.infer<typeof productShape>;

/** A collection of products. */
export const collectionShape = z.object({ collectionId: id, name: text });
export type Collection = z.infer<typeof collectionShape>;
