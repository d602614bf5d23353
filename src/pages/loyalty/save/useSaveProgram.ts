import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useProvider } from '../../../engine/shop/useProvider';
import { useToast } from '../../../ui/toasts/toastContext';
import { isEmptyDraft, type ProgramDraft } from '../draft/programDraft';
import type { ProgramWrite } from '../draft/programWrites';
import { useProgramCache } from '../editor/programCache';
import { useProgramEditor } from '../editor/programEditor';
import { type SaveProgramOutcome, saveProgram } from './saveProgram';

interface SaveProgramState {
  /** Outcome of the last attempt; null before the first one. */
  outcome: SaveProgramOutcome | null;
  save: (draft: ProgramDraft) => Promise<void>;
}

/**
 * Saves the draft and removes the saved changes from it.
 * @param onSaved called when nothing is left
 */
export function useSaveProgram(onSaved: () => void): SaveProgramState {
  const translate = useTranslate();
  const toast = useToast();
  const dataProvider = useProvider();
  const cache = useProgramCache();
  const { saved, draftController, orders } = useProgramEditor();
  const [outcome, setOutcome] = useState<SaveProgramOutcome | null>(null);
  const { _id: id } = saved;

  const save = async (draft: ProgramDraft) => {
    setOutcome(null);
    await Promise.all([orders.tasks.whenIdle(), orders.rewards.whenIdle()]);
    await cache.cancelFetches();
    const calls = await dataProvider.programCalls();
    const send = (write: ProgramWrite) => {
      if (write.call === 'patch') return calls.patch(id, write.body);
      return write.list === 'tasks' ? calls.putTask(id, write.part) : calls.putReward(id, write.part);
    };
    const result = await saveProgram(draft, { read: () => cache.fetch(id), send });
    if (result.kind === 'sent') {
      await cache.set(result.program);
      draftController.replace(result.left);
      void cache.refetch();
      if (isEmptyDraft(result.left)) {
        onSaved();
        toast({
          tone: 'done',
          text: translate('loyaltyEditor.review.saved', {
            title: result.program.name?.trim() || translate('loyalty.untitled'),
          }),
        });
      }
    }
    setOutcome(result);
  };
  return { outcome, save };
}
