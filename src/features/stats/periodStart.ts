import { getServerTime } from '../../../dataProvider/http/serverClock';
import type { StatsPeriod } from '../../../dataProvider/methods/statsRequests';
import { formatExactTime } from '../../lib/format/formatRelativeTime';

const DAY_MS = 86_400_000;

/** Lengths of the periods of the server's totals. */
export const periodLengthsMs: Readonly<Record<StatsPeriod, number>> = {
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
};

/** The time at which a period began, which ends now. */
export const formatPeriodStart = (period: StatsPeriod, locale: string): string | null =>
  formatExactTime(getServerTime() - periodLengthsMs[period], locale);
