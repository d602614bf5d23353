import { safeParse } from 'zod/mini';
import { rewards } from '../../../../resources/rewards';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

/**
 * Parses a record into a typed reward.
 * @throws Error if the record isn't a reward
 */
export function toReward(record: ConsoleRecord) {
  const { data } = safeParse(rewards.row, record);
  if (!data) throw new Error('The record is not a reward.');
  return data;
}
export type Reward = ReturnType<typeof toReward>;
