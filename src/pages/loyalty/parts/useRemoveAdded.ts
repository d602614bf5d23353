import { useTranslate } from 'ra-core';
import { useToast } from '../../../ui/toastContext';
import type { Added } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../words/usePartTitle';

/** Takes away a task or reward that was never saved; it can be undone. */
export function useRemoveAdded(): (added: Added) => void {
  const translate = useTranslate();
  const toast = useToast();
  const titleOf = usePartTitle();
  const { desk } = useProgramEditor();
  return (added) => {
    const { list, part } = added;
    desk.forget({ of: list, id: part._id });
    toast({
      tone: 'info',
      text: translate('loyaltyEditor.part.removed', { title: titleOf(list, part) }),
      action: { label: translate('loyaltyEditor.bar.undo'), run: () => desk.add(added) },
    });
  };
}
