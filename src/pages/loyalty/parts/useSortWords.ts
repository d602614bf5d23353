import { useTranslate } from 'ra-core';
import type { SortableWords } from '../../../ui/SortableList';
import { type PartList, partOf } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../words/usePartTitle';

/** What is read aloud while a task or reward is moved: its name and where it is, never its id. */
export function useSortWords(list: PartList, count: number): SortableWords {
  const translate = useTranslate();
  const { desk } = useProgramEditor();
  const titleOf = usePartTitle();
  const title = (id: string) => {
    const part = partOf(desk.whole, list, id);
    return part ? titleOf(list, part) : id;
  };
  return {
    howTo: translate('loyaltyEditor.order.howTo'),
    handle: (id) => translate('loyaltyEditor.order.handle', { title: title(id) }),
    lifted: (id, place) => translate('loyaltyEditor.order.lifted', { title: title(id), place, count }),
    over: (id, place) => translate('loyaltyEditor.order.over', { title: title(id), place, count }),
    dropped: (id, place) => translate('loyaltyEditor.order.dropped', { title: title(id), place, count }),
    back: (id, place) => translate('loyaltyEditor.order.back', { title: title(id), place, count }),
  };
}
