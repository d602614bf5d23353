import { getDefaultConfig } from '../../../../resources/config/configShape';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import { getConfigFields } from './formFields';
import type { AddedPart, PartList } from './programDraft';

/** Creates a task or reward with the defaults of its type. Returns null for an unknown type. */
export function createPart(list: PartList, type: string, id: string, title: string): AddedPart | null {
  const fields = getConfigFields(list, type);
  if (!fields) return null;
  const common = { _id: id, type, isEnabled: true, title, config: getDefaultConfig(fields) };
  return list === 'tasks'
    ? { list, part: { ...common, points: findTaskType(type)?.points ?? 0 } }
    : { list, part: { ...common, pointsCost: findRewardType(type)?.pointsCost ?? 0 } };
}
