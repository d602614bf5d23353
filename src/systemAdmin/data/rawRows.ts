import type { GetListParams } from 'ra-core';
import { createContext } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { graphqlPath } from '../../../dataProvider/http/graphqlPath';
import { isObject } from '../../../dataProvider/parse/isObject';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import { getLeftOut, readPages } from '../../lib/readPages';

/** The rows of one entity as the server sent them, before parsing. */
export interface RawRows {
  /** Undefined if no response had the row. */
  get(id: string): unknown;
  /** Remembers the rows of a response. Never throws. */
  observe(response: Response): Promise<void>;
}

export function createRawRows(): RawRows {
  const rows = new Map<string, unknown>();
  return {
    get: (id) => rows.get(id),
    async observe(response) {
      if (!response.url.endsWith(graphqlPath)) return;
      for (const row of findRows(await response.json().catch(() => null))) {
        // The parser converts numbers.
        if (isObject(row)) rows.set(String(row['_id']), row);
      }
    },
  };
}

function findRows(body: unknown): readonly unknown[] {
  const data = isObject(body) ? body['data'] : null;
  if (!isObject(data)) return [];
  const { list, one } = data;
  return isObject(list) && Array.isArray(list['items']) ? list['items'] : [one];
}

export const RawRowsContext = createContext<RawRows | null>(null);

/** Rows of one request. */
const PAGE_ROWS = 100;
/** Rows that are searched for a record without a query by id. */
export const SEARCHED_ROWS = 1000;

/** Finds a record in the first pages of its list; null if they do not have it. @throws AppError */
export async function findListedRow(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  id: string,
  signal?: AbortSignal,
): Promise<EntityRecord | null> {
  const read = async (page: number) => {
    const params: GetListParams = {
      pagination: { page: page + 1, perPage: PAGE_ROWS },
      sort: defaultSort(entity),
      filter: {},
      ...(signal && { signal }),
    };
    const { data, total, meta } = await provider.getList<EntityRecord>(entity.name, params);
    return { items: data, total, leftOut: getLeftOut(meta) };
  };
  const getId = (record: EntityRecord) => record.id;
  for await (const { fresh } of readPages(read, { pageSize: PAGE_ROWS, getId, maxPages: SEARCHED_ROWS / PAGE_ROWS })) {
    const found = fresh.find((record) => record.id === id);
    if (found) return found;
  }
  return null;
}
