import { createContext } from 'react';
import { graphqlPath } from '../../../dataProvider/http/graphqlPath';
import { isObject } from '../../../dataProvider/parse/isObject';

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
