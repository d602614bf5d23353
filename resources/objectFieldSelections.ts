import type { CompoundKind, ObjectFieldValues } from './field';

type Parts = {
  readonly [Kind in CompoundKind]: ObjectFieldValues[Kind] extends readonly (infer One)[]
    ? readonly (keyof One & string)[]
    : readonly (keyof ObjectFieldValues[Kind] & string)[];
};

/** GraphQL selections of object and list fields. The first one is the id. */
export const objectFieldSelections: Parts & { readonly [Kind in CompoundKind]: readonly string[] } = {
  person: ['_id', 'name', 'firstName', 'lastName', 'emailAddress', 'profilePhotoUrl'],
  product: ['productId', 'name', 'slug'],
  attachments: ['_id', 'src', 'type', 'thumbnail'],
  discount: ['discountType', 'discountValue', 'freeProduct'],
  order: ['_id', 'number'],
  review: ['_id', 'title', 'rating'],
  question: ['_id', 'question'],
};
