import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { usePreference } from '../../../engine/shop/preferences';
import { getMetricsWindow } from '../costs/fetchStoreMetrics';

/** Average order value; null if unknown. */
export interface OrderValue {
  value: number | null;
  /** The value was entered by the user in the costs tab. */
  isOwn: boolean;
  isPending: boolean;
}

const overridesShape = z.record(z.string(), z.number());

/** Fetches the average order value of the last 30 days, unless the user has overridden it. */
export function useOrderValue(): OrderValue {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [overrides] = usePreference('costs', overridesShape);
  const override = overrides?.['averageOrderValue'];
  const isOwn = override !== undefined && override > 0;
  const period = getMetricsWindow(getServerTime());
  const { data, isPending } = useQuery({
    queryKey: ['stats', 'orderValue', period.from],
    queryFn: async ({ signal }) => {
      const calls = await dataProvider.statsCalls();
      const steps = await calls.series({ metrics: ['orders', 'orderValue'], ...period, interval: 'day' }, signal);
      const sum = (metric: 'orders' | 'orderValue') =>
        (steps ?? []).reduce((all, step) => all + (step[metric] ?? 0), 0);
      const orders = sum('orders');
      return orders > 0 ? sum('orderValue') / orders : null;
    },
    staleTime: 5 * 60_000,
    enabled: !isOwn,
  });
  if (isOwn) return { value: override, isOwn, isPending: false };
  return { value: data !== undefined && data !== null && data > 0 ? data : null, isOwn, isPending };
}
