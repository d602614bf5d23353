import type { ConsoleDataProvider } from '../../../../dataProvider';
import { toAppError } from '../../../../dataProvider/errors';
import { reviews } from '../../../../resources/reviews';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { type Readings, rewardedTaskNames, summedMetrics } from './shopFigures';

const day = 24 * 60 * 60 * 1000;
const days = 30;
/** Reviews that are looked at for pictures: as many as one call gives. */
const newest = 100;

/** The last thirty whole days before a moment, as instants that are both in it. */
export function lastDays(now: number): { from: string; to: string } {
  const today = Math.floor(now / day) * day;
  return { from: new Date(today - days * day).toISOString(), to: new Date(today - 1).toISOString() };
}

/** What could be read of the shop's figures. */
export interface ReadingsRead {
  readings: Omit<Readings, 'withPicture'>;
  /** Why something could not be read; what the provider does not have is no failure. */
  failure: unknown;
}

/** Asks for all figures at once; one that fails takes none of the others along. @throws AppError cancelled */
export async function readReadings(
  dataProvider: Pick<ConsoleDataProvider, 'statsCalls' | 'rewardCounts'>,
  span: { from: string; to: string },
  signal: AbortSignal,
): Promise<ReadingsRead> {
  const calls = await dataProvider.statsCalls();
  let failure: unknown = null;
  const part = async <Part>(read: Promise<Part>): Promise<Part | null> => {
    try {
      return await read;
    } catch (thrown) {
      if (toAppError(thrown).kind === 'cancelled') throw thrown;
      failure ??= thrown;
      return null;
    }
  };
  const [basic, month, sums, rewarded] = await Promise.all([
    part(calls.basicStats(signal)),
    part(calls.aggregate('30d', signal)),
    part(calls.series({ metrics: summedMetrics, ...span, interval: 'day' }, signal).then(summed)),
    part(dataProvider.rewardCounts(rewardedTaskNames, span, signal)),
  ]);
  return { readings: { basic, month, sums, rewarded }, failure };
}

type Step = Readonly<Record<(typeof summedMetrics)[number], number | null>>;

/** Null where there is no series; of one figure, where no step tells it. */
function summed(steps: readonly Step[] | null): Readings['sums'] {
  if (steps === null) return null;
  const sum = (metric: (typeof summedMetrics)[number]) => {
    const told = steps.flatMap((step) => step[metric] ?? []);
    return told.length === 0 ? null : told.reduce((total, one) => total + one, 0);
  };
  return {
    orders: sum('orders'),
    orderValue: sum('orderValue'),
    newCustomers: sum('newCustomers'),
    referrals: sum('referrals'),
    reviews: sum('reviews'),
    questions: sum('questions'),
  };
}

/** Share of the newest reviews that have a picture; null where there are none. @throws AppError */
export async function readWithPicture(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  signal: AbortSignal,
): Promise<number | null> {
  const { data } = await dataProvider.getList<ConsoleRecord>(reviews.name, {
    filter: {},
    pagination: { page: 1, perPage: newest },
    sort: { field: 'createdAt', order: 'DESC' },
    signal,
  });
  const withPicture = data.filter(({ attachments }) => Array.isArray(attachments) && attachments.length > 0);
  return data.length === 0 ? null : withPicture.length / data.length;
}
