import { useQuery } from '@tanstack/react-query';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { customers } from '../../../../resources/customers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { recordQuery } from '../../../engine/records/recordQuery';
import { useProvider } from '../../../engine/shop/useProvider';

export interface TestCustomer {
  /** Null until it has loaded. */
  record: ConsoleRecord | null;
  error: AppError | null;
  refetch: () => void;
}

/**
 * Fetches the customer to test with.
 * @param id null for none
 */
export function useTestCustomer(id: string | null): TestCustomer {
  const dataProvider = useProvider();
  const query = useQuery({
    ...recordQuery(dataProvider, customers.name, id ?? ''),
    enabled: id !== null,
  });
  return {
    record: query.data ?? null,
    error: query.error ? toAppError(query.error) : null,
    refetch: () => void query.refetch(),
  };
}
