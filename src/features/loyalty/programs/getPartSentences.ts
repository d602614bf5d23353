import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { ProgramReward, ProgramTask } from '../../../../resources/programs';

interface PartSentences {
  sentence: Sentence;
  conditions: readonly Sentence[];
}

/** Returns the sentences that describe a task or reward. Returns null for an unknown type. */
export function getPartSentences(
  list: 'tasks' | 'rewards',
  { type, config, ...part }: ProgramTask | ProgramReward,
): PartSentences | null {
  const count = toCount(list === 'tasks' ? part['points'] : part['pointsCost']);
  const partType = list === 'tasks' ? findTaskType(type) : findRewardType(type);
  return partType && { sentence: partType.sentence(count, config), conditions: partType.conditions(config) };
}

/** NaN renders as a placeholder, whereas 0 would be a valid number. */
const toCount = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
