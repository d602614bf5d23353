import { useGetList } from 'ra-core';
import { customers } from '../../../../resources/customers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

/**
 * Fetches the number of customers in a program with a one-row list request.
 * The query key makes it refetch with the customer lists.
 */
export function useMemberCount(programId: string) {
  const {
    data,
    total = null,
    ...query
  } = useGetList<ConsoleRecord>(customers.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { programId },
  });
  return { ...query, data: data && total };
}

/** URL of the customer list filtered by a program. */
export const buildMembersUrl = (programId: string) => `/${customers.name}?${new URLSearchParams({ programId })}`;
