import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { Part, PartList } from '../draft/programDraft';

interface Said {
  sentence: Sentence;
  conditions: readonly Sentence[];
}

/** What is said of a task or reward; null for a kind that the console does not know. */
export function partSentences(list: PartList, { type, config, ...part }: Part): Said | null {
  const count = countOf(list === 'tasks' ? part['points'] : part['pointsCost']);
  const known = list === 'tasks' ? taskTypeOf(type) : rewardTypeOf(type);
  return known && { sentence: known.sentence(count, config), conditions: known.conditions(config) };
}

/** While no number is typed, none is said: 0 would be one. */
const countOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
