import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';

/** Figures of a customer; read again with everything that shows customers. */
export function useCustomerStats(id: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [customers.name, 'stats', { id }],
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).stats(id, signal),
  });
}
