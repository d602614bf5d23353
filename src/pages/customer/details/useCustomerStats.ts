import { useQuery } from '@tanstack/react-query';
import { customers } from '../../../../resources/customers';
import { useProvider } from '../../../engine/useProvider';

/** Figures of a customer; read again with everything that shows customers. */
export function useCustomerStats(id: string) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: [customers.name, 'stats', { id }],
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).stats(id, signal),
  });
}
