import type { ZodMiniType } from 'zod/mini';
import { parseItemsBy } from './parseResponse';

/** One page of items. `total` is null if it is unknown, `leftOut` counts those that were malformed or repeated, if any. */
export interface ItemPage<One> {
  items: readonly One[];
  total: number | null;
  leftOut?: number;
}

/** Parses `{ total, items }`, like `parseItemsBy`. @throws AppError badAnswer if the items are not an array */
export function parseItemPage<One>(
  getId: (value: One) => string,
  shape: ZodMiniType<One>,
  { items, total }: Readonly<Record<string, unknown>>,
  label: string,
): ItemPage<One> {
  const isCount = typeof total === 'number' && Number.isSafeInteger(total) && total >= 0;
  const parsed = parseItemsBy(getId, shape, items, label);
  const leftOut = Array.isArray(items) ? items.length - parsed.length : 0;
  return { items: parsed, total: isCount ? total : null, ...(leftOut > 0 && { leftOut }) };
}
