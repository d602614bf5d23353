import { defaultOf } from '../../../../resources/config/configShape';
import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import { configFieldsOf } from './fieldAt';
import type { Added, PartList } from './programDraft';

/** A task or reward of a kind as it is at first; null for a kind that the console does not know. */
export function newPart(list: PartList, type: string, id: string, title: string): Added | null {
  const fields = configFieldsOf(list, type);
  if (!fields) return null;
  const config = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultOf(field)]));
  const common = { _id: id, type, isEnabled: true, title, config };
  return list === 'tasks'
    ? { list, part: { ...common, points: taskTypeOf(type)?.points ?? 0 } }
    : { list, part: { ...common, pointsCost: rewardTypeOf(type)?.pointsCost ?? 0 } };
}
