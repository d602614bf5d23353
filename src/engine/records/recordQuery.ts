import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { recordKey } from '../../../dataProvider/writes/recordCache';
import type { ConsoleRecord } from './consoleRecord';

/**
 * Query options of a record. The cache holds the bare record under {@link recordKey}, as `useGetOne` stores it, so that
 * the console's pages and react-admin's own hooks share one entry.
 */
export function recordQuery(dataProvider: Pick<ConsoleDataProvider, 'getOne'>, resource: string, id: string) {
  return queryOptions({
    queryKey: recordKey(resource, id),
    queryFn: async ({ signal }) => (await dataProvider.getOne<ConsoleRecord>(resource, { id, signal })).data,
  });
}
