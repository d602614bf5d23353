import type { GetDataOptions } from 'ra-core';
import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useProvider } from '../shop/useProvider';
import { type ListUrlState, toListParams } from './listUrl';

/** Rows that are read at most if neither the total nor a limit is known, as in react-admin. */
const MAX_ROWS_OF_UNKNOWN_TOTAL = 1000;

/** Returns `getData` of react-admin's list context: reads the rows of all pages of the list. */
export function useGetData(
  entity: Entity,
  urlState: ListUrlState,
  total: number | undefined,
): (options?: GetDataOptions) => Promise<ConsoleRecord[]> {
  const dataProvider = useProvider();
  return useCallback(
    async ({ maxResults = total ?? MAX_ROWS_OF_UNKNOWN_TOTAL } = {}) => {
      if (maxResults === 0) return [];
      const params = toListParams(entity, { ...urlState, page: 0, limit: maxResults });
      return (await dataProvider.getList<ConsoleRecord>(entity.name, params)).data;
    },
    [dataProvider, entity, urlState, total],
  );
}
