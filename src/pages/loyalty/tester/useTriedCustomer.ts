import { useQuery } from '@tanstack/react-query';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { customers } from '../../../../resources/customers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/useProvider';

export interface TriedCustomer {
  /** Null while they are not known. */
  record: ConsoleRecord | null;
  error: AppError | null;
  refetch: () => void;
}

/** The customer that a programme is tried with. @param id null: none */
export function useTriedCustomer(id: string | null): TriedCustomer {
  const dataProvider = useProvider();
  const query = useQuery({
    queryKey: [customers.name, 'getOne', { id }],
    queryFn: ({ signal }) => dataProvider.getOne<ConsoleRecord>(customers.name, { id: id ?? '', signal }),
    select: ({ data }) => data,
    enabled: id !== null,
  });
  return {
    record: query.data ?? null,
    error: query.error ? toAppError(query.error) : null,
    refetch: () => void query.refetch(),
  };
}
