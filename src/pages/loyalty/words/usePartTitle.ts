import { useTranslate } from 'ra-core';
import type { ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { PartList } from '../draft/programDraft';

/** Names a kind of task or reward; one that the console does not know by what the provider calls it. Needs the words of `loyalty`. */
export function useTypeName(): (list: PartList, type: string | null) => string {
  const translate = useTranslate();
  return (list, type) => translate(`loyalty.${list}.${type}`, { _: type ?? '' });
}

/** Names a task or reward: by its title, else by its kind. Needs the words of `loyalty`. */
export function usePartTitle(): (list: PartList, part: Pick<ProgramTask | ProgramReward, 'title' | 'type'>) => string {
  const typeName = useTypeName();
  return (list, { title, type }) => title?.trim() || typeName(list, type);
}
