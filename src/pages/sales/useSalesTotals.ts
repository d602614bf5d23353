import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { sales } from '../../../resources/sales';
import { useEntityListContext } from '../../engine/listState/EntityListContext';
import { toListParams } from '../../engine/listState/listUrl';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useProvider } from '../../engine/shop/useProvider';
import { hasMoreRows } from '../../lib/readPages';
import { sumOrders } from './sumOrders';

/** Orders that are added up at most, in requests of 100. */
export const MAX_SUMMED_ORDERS = 1000;

/** The totals of the orders that match the list, read after its rows; those of the newest if there are more. */
export function useSalesTotals() {
  const { isPending } = useListContext();
  const { urlState } = useEntityListContext();
  const dataProvider = useProvider();
  const { filters, sort } = urlState;
  return useQuery({
    queryKey: [sales.name, 'getList', { totals: filters }],
    queryFn: async ({ signal }) => {
      const params = toListParams(sales, { page: 0, limit: MAX_SUMMED_ORDERS, sort, filters });
      const orders = await dataProvider.getList<ConsoleRecord>(sales.name, { ...params, signal });
      return {
        totals: sumOrders(orders.data),
        /** Number of all orders; null if the server doesn't say. */
        count: orders.total ?? null,
        /** Whether there are more orders than were added up. */
        isCut: hasMoreRows(orders, MAX_SUMMED_ORDERS),
      };
    },
    enabled: !isPending,
  });
}
