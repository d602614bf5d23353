import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'ra-core';
import type { RecordKindName } from '../resources';
import type { RecordOf } from '../resources/recordKinds';
import type { ConsoleDataProvider } from '.';
import { recordKey } from './writes/recordCache';

type ListProvider = Pick<DataProvider, 'getList'>;

const ALL = 1_000_000;

/** Parameters of `useGetList` for all records of a kind without a list page. Readers with the same filter share a query. */
export const allRecords = (filter: Readonly<Record<string, unknown>> = {}) => ({
  pagination: { page: 1, perPage: ALL },
  sort: { field: 'id', order: 'ASC' } as const,
  filter,
});

/** Whether parameters are those of {@link allRecords} without a filter. */
export const isForAll = ({ pagination, sort, filter }: GetListParams): boolean =>
  pagination?.perPage === ALL && sort?.field === 'id' && Object.keys(filter ?? {}).length === 0;

/** Reads all records of a kind. @throws AppError */
export async function fetchRecords<Name extends RecordKindName>(
  dataProvider: ListProvider,
  name: Name,
  filter?: Readonly<Record<string, unknown>>,
): Promise<RecordOf<Name>[]> {
  return (await dataProvider.getList<RecordOf<Name>>(name, allRecords(filter))).data;
}

/** Query options of all records of a kind, under the key of `useGetList`. */
export function recordsQuery<Name extends RecordKindName>(
  dataProvider: ListProvider,
  name: Name,
  filter?: Readonly<Record<string, unknown>>,
) {
  const params = allRecords(filter);
  return queryOptions({
    queryKey: [name, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList<RecordOf<Name>>(name, { ...params, signal }),
    select: ({ data }) => data,
  });
}

/**
 * Query options of the store's settings, under the key of `useGetOne`. They are read before the first page and before a
 * save, not whenever the window is focused.
 */
export const settingsQuery = (dataProvider: Pick<ConsoleDataProvider, 'loadSettings'>, siteId: string) =>
  queryOptions({
    queryKey: recordKey('settings', siteId),
    queryFn: async () => ({ ...(await dataProvider.loadSettings()), _id: siteId, id: siteId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
