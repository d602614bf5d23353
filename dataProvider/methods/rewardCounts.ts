import { graphqlPath } from '../http/graphqlPath';
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';
import { parseObject } from './parseResponse';

/** Period in which the rewards were given. ISO instants, both inclusive. */
export interface RewardPeriod {
  from: string;
  to: string;
}

export type CountedStatus = 'approved' | 'pending';

/** Reward statuses that are counted. Declined rewards were never given. */
const COUNTED_STATUSES: readonly CountedStatus[] = ['approved', 'pending'];

/**
 * Counts the rewards that were given for each task type. Types that the response does not include are
 * omitted. Sends one request per status for any number of types.
 * @throws AppError
 */
export async function fetchRewardCounts<TaskType extends string>(
  http: Http,
  taskTypes: readonly TaskType[],
  { from: dateFrom, to: dateTo }: RewardPeriod,
  signal?: AbortSignal,
  statuses: readonly CountedStatus[] = COUNTED_STATUSES,
): Promise<ReadonlyMap<TaskType, number>> {
  const parts = taskTypes.map(
    (type) =>
      `${type}: rewards(limit: 1, taskType: ${type}, status: $status, dateFrom: $dateFrom, dateTo: $dateTo) { total }`,
  );
  const query = `query ($status: RewardStatus, $dateFrom: DateTime, $dateTo: DateTime) { ${parts.join(' ')} }`;
  const responses = await Promise.all(
    statuses.map(async (status) => {
      const body = { query, variables: { status, dateFrom, dateTo } };
      const response = await http({ method: 'POST', path: graphqlPath, body, ...(signal && { signal }) });
      return parseObject(parseObject(response)['data']);
    }),
  );
  const counts = new Map<TaskType, number>();
  for (const type of taskTypes) {
    const totals = responses.map((data) => parseTotal(data[type]));
    if (totals.every((total) => total !== null)) {
      counts.set(
        type,
        totals.reduce((sum, total) => sum + total, 0),
      );
    }
  }
  return counts;
}

function parseTotal(page: unknown): number | null {
  const total = isObject(page) ? page['total'] : null;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}
