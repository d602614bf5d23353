import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useProvider } from '../../../engine/useProvider';
import { useToast } from '../../../ui/toastContext';
import { isEmptyDraft, type ProgramDraft } from '../draft/programDraft';
import type { ProgramWrite } from '../draft/programWrites';
import { useProgramCache } from '../editor/programCache';
import { useProgramEditor } from '../editor/programEditor';
import { type SaveOutcome, saveProgram } from './saveProgram';

interface SavedBy {
  /** What became of the last try; null while there was none. */
  outcome: SaveOutcome | null;
  save: (draft: ProgramDraft) => Promise<void>;
}

/** Saves the draft, and takes out of it what is saved. @param onSaved nothing of it is left */
export function useSaveProgram(onSaved: () => void): SavedBy {
  const translate = useTranslate();
  const toast = useToast();
  const dataProvider = useProvider();
  const cache = useProgramCache();
  const { saved, desk, orders } = useProgramEditor();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const { _id: id } = saved;

  const save = async (draft: ProgramDraft) => {
    setOutcome(null);
    await Promise.all([orders.tasks.idle(), orders.rewards.idle()]);
    await cache.dropReads();
    const calls = await dataProvider.programCalls();
    const send = (write: ProgramWrite) => {
      if (write.call === 'patch') return calls.patch(id, write.body);
      return write.list === 'tasks' ? calls.putTask(id, write.part) : calls.putReward(id, write.part);
    };
    const result = await saveProgram(draft, { read: () => cache.read(id), send });
    if (result.kind === 'sent') {
      await cache.put(result.program);
      desk.replace(result.left);
      void cache.reload();
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
