import type { ImportRow } from './checkedRows';

/** Products of the ready rows that the store doesn't have. */
export interface ProductComparison {
  /** Number of different products. */
  unknown: number;
  /** The first of them; null if there is none. */
  example: string | null;
}

/** Compares the products of ready rows with the store's. @param known IDs and slugs of all products */
export function compareWithProducts(rows: readonly ImportRow[], known: readonly string[]): ProductComparison {
  const knownIds = new Set(known.map((id) => id.toLowerCase()));
  const unknown = new Set<string>();
  for (const { productId } of rows) {
    const id = productId === undefined ? '' : String(productId).trim();
    if (id !== '' && !knownIds.has(id.toLowerCase())) unknown.add(id);
  }
  return { unknown: unknown.size, example: [...unknown][0] ?? null };
}
