import { useQuery } from '@tanstack/react-query';
import { customers } from '../../../../resources/customers';
import { useProvider } from '../../../engine/shop/useProvider';

/** Statistics of a customer. Keyed under customers, so changes to customers refetch them. */
export function useCustomerStats(id: string) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: [customers.name, 'stats', { id }],
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).stats(id, signal),
  });
}
