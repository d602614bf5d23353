import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';

/** Statistics of a customer. Keyed under customers, so changes to customers refetch them. */
export function useCustomerStats(id: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [customers.name, 'stats', { id }],
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).stats(id, signal),
  });
}
