import { safeParse } from 'zod/mini';
import { rewards } from '../../../../resources/rewards';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

/** Every field of a reward by its type. @throws Error for a record that is no reward */
export function asReward(record: ConsoleRecord) {
  const { data } = safeParse(rewards.row, record);
  if (!data) throw new Error('this record is no reward');
  return data;
}
export type Reward = ReturnType<typeof asReward>;
