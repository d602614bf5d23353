import type { ConsoleDataProvider } from '../../../../dataProvider';
import { toAppError } from '../../../../dataProvider/errors';
import { reviews } from '../../../../resources/reviews';
import { sales } from '../../../../resources/sales';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { rewardedTaskNames, type StoreStats, summedMetrics } from './storeMetrics';

const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_DAYS = 30;
/** Page size of the samples of reviews and orders; the API maximum. */
const SAMPLE_SIZE = 100;

/** Returns the last 30 full UTC days before `now`, as inclusive ISO timestamps. */
export function getMetricsWindow(now: number): { from: string; to: string } {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return { from: new Date(today - WINDOW_DAYS * DAY_MS).toISOString(), to: new Date(today - 1).toISOString() };
}

/** Result of {@link fetchStoreMetrics}. */
export interface StoreMetricsResult {
  readings: Omit<StoreStats, 'withPicture'>;
  /** First error of a failed request. Metrics without an API endpoint don't count as errors. */
  error: unknown;
}

/**
 * Fetches all store metrics concurrently. A failed request doesn't affect the others.
 * @throws AppError `canceled`
 */
export async function fetchStoreMetrics(
  dataProvider: Pick<ConsoleDataProvider, 'statsCalls' | 'rewardCounts' | 'getList'>,
  currency: string,
  period: { from: string; to: string },
  signal: AbortSignal,
): Promise<StoreMetricsResult> {
  const calls = await dataProvider.statsCalls();
  let error: unknown = null;
  const tryRequest = async <Value>(request: Promise<Value>): Promise<Value | null> => {
    try {
      return await request;
    } catch (thrown) {
      if (toAppError(thrown).kind === 'canceled') throw thrown;
      error ??= thrown;
      return null;
    }
  };
  const summed = tryRequest(
    calls.series({ metrics: summedMetrics, ...period, interval: 'day' }, signal).then(sumSteps),
  );
  const sampleOrders = async () =>
    (await summed)?.orders ? tryRequest(sampleOrderValue(dataProvider, currency, signal)) : null;
  const [basic, month, sums, rewarded, orderSample] = await Promise.all([
    tryRequest(calls.basicStats(signal)),
    tryRequest(calls.aggregate('30d', signal)),
    summed,
    tryRequest(dataProvider.rewardCounts(rewardedTaskNames, period, signal)),
    sampleOrders(),
  ]);
  return { readings: { basic, month, sums, rewarded, orderSample }, error };
}

type Step<Metric extends string> = Readonly<Record<Metric, number | null>>;

/** Sums a metric over the steps that have it; null if none has. */
export function sumMetric<Metric extends string>(steps: readonly Step<Metric>[], metric: Metric): number | null {
  const values = steps.flatMap((step) => step[metric] ?? []);
  return values.length === 0 ? null : values.reduce((total, item) => total + item, 0);
}

/** Sums each metric. Returns null without a series. */
function sumSteps(steps: readonly Step<(typeof summedMetrics)[number]>[] | null): StoreStats['sums'] {
  if (steps === null) return null;
  const sum = (metric: (typeof summedMetrics)[number]) => sumMetric(steps, metric);
  return {
    orders: sum('orders'),
    orderValue: sum('orderValue'),
    newCustomers: sum('newCustomers'),
    referrals: sum('referrals'),
    reviews: sum('reviews'),
    questions: sum('questions'),
  };
}

/**
 * Share of the newest reviews that have an image; null if there are no reviews.
 * @throws AppError
 */
export async function fetchImageShare(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  signal: AbortSignal,
): Promise<number | null> {
  const { data } = await dataProvider.getList<ConsoleRecord>(reviews.name, {
    filter: {},
    pagination: { page: 1, perPage: SAMPLE_SIZE },
    sort: { field: 'createdAt', order: 'DESC' },
    signal,
  });
  const withPicture = data.filter(({ attachments }) => Array.isArray(attachments) && attachments.length > 0);
  return data.length === 0 ? null : withPicture.length / data.length;
}

/**
 * Average total of the newest hundred orders, of those in a currency. Null if none of them is in another, since the
 * series then has the average: it counts the orders of every currency, but sums only those of the store's.
 * @throws AppError
 */
export async function sampleOrderValue(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  currency: string,
  signal: AbortSignal,
): Promise<number | null> {
  const { data } = await dataProvider.getList<ConsoleRecord>(sales.name, {
    filter: {},
    pagination: { page: 1, perPage: SAMPLE_SIZE },
    signal,
  });
  const orders = data.flatMap(({ total, currency: unit }) => (typeof total === 'number' ? [{ total, unit }] : []));
  const own = orders.filter(({ unit }) => unit === currency);
  if (own.length === 0 || own.length === orders.length) return null;
  return own.reduce((sum, { total }) => sum + total, 0) / own.length;
}
