import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { usePreference } from '../../../engine/preferences';
import { useProvider } from '../../../engine/useProvider';
import { lastDays } from '../costs/readReadings';

/** The average value of an order; null where nothing tells it. */
export interface OrderValue {
  value: number | null;
  /** The merchant's own figure, from the costs of a programme, in place of the shop's. */
  isOwn: boolean;
  isPending: boolean;
}

const ownShape = z.record(z.string(), z.number());

/** Average value of the shop's orders in the last thirty days, or what the merchant reckons with instead. */
export function useOrderValue(): OrderValue {
  const dataProvider = useProvider();
  const [own] = usePreference('costs', ownShape);
  const mine = own?.['averageOrderValue'];
  const isOwn = mine !== undefined && mine > 0;
  const span = lastDays(Date.now());
  const { data, isPending } = useQuery({
    queryKey: ['stats', 'orderValue', span.from],
    queryFn: async ({ signal }) => {
      const calls = await dataProvider.statsCalls();
      const steps = await calls.series({ metrics: ['orders', 'orderValue'], ...span, interval: 'day' }, signal);
      const sum = (metric: 'orders' | 'orderValue') =>
        (steps ?? []).reduce((all, step) => all + (step[metric] ?? 0), 0);
      const orders = sum('orders');
      return orders > 0 ? sum('orderValue') / orders : null;
    },
    staleTime: 5 * 60_000,
    enabled: !isOwn,
  });
  if (isOwn) return { value: mine, isOwn, isPending: false };
  return { value: data !== undefined && data !== null && data > 0 ? data : null, isOwn, isPending };
}
