import type { ZodMiniType } from 'zod/mini';
import { parseItemsBy } from './parseResponse';

/** One page of items. `total` is null if it is unknown. */
export interface ItemPage<One> {
  items: readonly One[];
  total: number | null;
}

/** Parses `{ total, items }`, like `parseItemsBy`. @throws AppError badAnswer if the items are not an array */
export function parseItemPage<One>(
  getId: (value: One) => string,
  shape: ZodMiniType<One>,
  { items, total }: Readonly<Record<string, unknown>>,
  label: string,
): ItemPage<One> {
  const isCount = typeof total === 'number' && Number.isSafeInteger(total) && total >= 0;
  return { items: parseItemsBy(getId, shape, items, label), total: isCount ? total : null };
}
