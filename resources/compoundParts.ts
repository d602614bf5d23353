import type { CompoundKind, CompoundValues } from './field';

type Parts = {
  readonly [Kind in CompoundKind]: CompoundValues[Kind] extends readonly (infer One)[]
    ? readonly (keyof One & string)[]
    : readonly (keyof CompoundValues[Kind] & string)[];
};

/** What is asked of the provider for a field whose value is an object or a list of them; the first part is its id. */
export const compoundParts: Parts & { readonly [Kind in CompoundKind]: readonly string[] } = {
  person: ['_id', 'name', 'firstName', 'lastName', 'emailAddress', 'profilePhotoUrl'],
  product: ['productId', 'name', 'slug'],
  attachments: ['_id', 'src', 'type', 'thumbnail'],
  discount: ['discountType', 'discountValue', 'freeProduct'],
  order: ['_id', 'number'],
  review: ['_id', 'title', 'rating'],
  question: ['_id', 'question'],
};
