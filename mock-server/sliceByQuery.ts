import type { Request } from 'json-server';
import { parseInteger } from './parseInteger';

/** Returns the page of `limit` (10 by default) items from `offset`, with the total. @throws HttpError 400 */
export function sliceByQuery<One>(all: readonly One[], query: Request['query']) {
  const limit = parseInteger(toNumber(query['limit'] ?? '10'), 'limit', 1, 100);
  const offset = parseInteger(toNumber(query['offset'] ?? '0'), 'offset', 0, Number.MAX_SAFE_INTEGER);
  return { total: all.length, items: all.slice(offset, offset + limit) };
}

const toNumber = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN);
