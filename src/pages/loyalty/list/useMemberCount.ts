import { useQuery } from '@tanstack/react-query';
import { customers } from '../../../../resources/customers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/useProvider';

/** How many customers are in a programme; asks for one row, and again when lists of customers are read again. */
export function useMemberCount(programId: string) {
  const dataProvider = useProvider();
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

/** Where these customers are listed. */
export const membersAddress = (programId: string) => `/${customers.name}?${new URLSearchParams({ programId })}`;
