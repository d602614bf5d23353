import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

/**
 * Fetches the number of customers in a program with a one-row list request.
 * The query key makes it refetch with the customer lists.
 */
export function useMemberCount(programId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [customers.name, 'getList', { membersOf: programId }],
    queryFn: ({ signal }) =>
      dataProvider.getList<ConsoleRecord>(customers.name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'createdAt', order: 'DESC' },
        filter: { programId },
        signal,
      }),
    select: ({ total }) => total ?? null,
  });
}

/** URL of the customer list filtered by a program. */
export const buildMembersUrl = (programId: string) => `/${customers.name}?${new URLSearchParams({ programId })}`;
