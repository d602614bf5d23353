import '../../../../i18n/en/areas/loyalty';
import { useTranslate } from 'ra-core';
import type { ProgramReward, ProgramTask } from '../../../../resources/programs';

/** Returns the name of a task or reward type. Unknown types return their id. Needs the `loyalty` messages. */
export function useTypeName(): (list: 'tasks' | 'rewards', type: string | null) => string {
  const translate = useTranslate();
  return (list, type) => translate(`loyalty.${list}.${type}`, { _: type ?? '' });
}

/** Returns the title of a task or reward, or its type name. Needs the `loyalty` messages. */
export function usePartTitle(): (
  list: 'tasks' | 'rewards',
  part: Pick<ProgramTask | ProgramReward, 'title' | 'type'>,
) => string {
  const typeName = useTypeName();
  return (list, { title, type }) => title?.trim() || typeName(list, type);
}
