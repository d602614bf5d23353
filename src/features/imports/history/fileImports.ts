/** Imports of a file, and their pages. */
export const fileImports = [
  ['customers', '/customers/import/customers'],
  ['points', '/customers/import/points'],
  ['reviews', '/product-reviews/import/reviews'],
] as const;
