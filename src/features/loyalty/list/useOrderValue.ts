import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { usePreference } from '../../../engine/shop/preferences';
import { getMetricsWindow, sampleOrderValue, sumMetric } from '../costs/fetchStoreMetrics';
import { computeOrderValue } from '../costs/storeMetrics';

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
  const { currency } = useCurrentSite();
  const period = getMetricsWindow(getServerTime());
  const { data, isPending } = useQuery({
    queryKey: ['stats', 'orderValue', period.from, currency],
    queryFn: async ({ signal }) => {
      const calls = await dataProvider.statsCalls();
      const steps = await calls.series({ metrics: ['orders', 'orderValue'], ...period, interval: 'day' }, signal);
      const sums = steps && { orders: sumMetric(steps, 'orders'), orderValue: sumMetric(steps, 'orderValue') };
      if (!sums?.orders) return null;
      return (await sampleOrderValue(dataProvider, currency, signal)) ?? computeOrderValue(sums);
    },
    staleTime: 5 * 60_000,
    enabled: !isOwn,
  });
  if (isOwn) return { value: override, isOwn, isPending: false };
  return { value: data !== undefined && data !== null && data > 0 ? data : null, isOwn, isPending };
}
