import { graphqlPath } from '../graphqlPath';
import type { Http } from '../http';
import { isObject } from '../isObject';
import { objectOf } from './answers';

/** Instants that the rewards were given between, both inclusive. */
export interface RewardSpan {
  from: string;
  to: string;
}

/** States of a reward that counts: one that was refused was not given. */
const counted = ['approved', 'pending'] as const;

/**
 * How many rewards were given for each of these kinds of task, by its name; a kind that the provider does not tell
 * of is left out. Two calls, however many kinds. @throws AppError
 */
export async function readRewardCounts<TaskType extends string>(
  http: Http,
  taskTypes: readonly TaskType[],
  { from: dateFrom, to: dateTo }: RewardSpan,
  signal?: AbortSignal,
): Promise<ReadonlyMap<TaskType, number>> {
  const parts = taskTypes.map(
    (type) =>
      `${type}: rewards(limit: 1, taskType: ${type}, status: $status, dateFrom: $dateFrom, dateTo: $dateTo) { total }`,
  );
  const query = `query ($status: RewardStatus, $dateFrom: DateTime, $dateTo: DateTime) { ${parts.join(' ')} }`;
  const answers = await Promise.all(
    counted.map(async (status) => {
      const body = { query, variables: { status, dateFrom, dateTo } };
      const answer = await http({ method: 'POST', path: graphqlPath, body, ...(signal && { signal }) });
      return objectOf(objectOf(answer)['data']);
    }),
  );
  const counts = new Map<TaskType, number>();
  for (const type of taskTypes) {
    const totals = answers.map((data) => totalOf(data[type]));
    if (totals.every((total) => total !== null)) {
      counts.set(
        type,
        totals.reduce((sum, total) => sum + total, 0),
      );
    }
  }
  return counts;
}

function totalOf(page: unknown): number | null {
  const total = isObject(page) ? page['total'] : null;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}
