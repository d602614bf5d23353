import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';
import { useToast } from '../../ui/Toaster';
import { fieldText } from '../compose/fieldText';
import { composeDraft, useKeepDraft } from '../useDraft';
import { wordsOf } from '../words';
import type { QueueRun } from './queueRun';
import { shownOf } from './queueState';

/** Takes back the last change and says so; a text that is taken back is a draft again, so that it is not lost. */
export function useQueueUndo(run: QueueRun): () => void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const toast = useToast();
  const keepDraft = useKeepDraft();

  return useCallback(() => {
    const state = run.get();
    const last = state.done.at(-1);
    const entry = last && state.entries.get(last.key);
    if (!run.undo() || !entry) {
      toast({ tone: 'info', text: translate('queue.nothingToUndo') });
      return;
    }
    const { entity } = entry;
    const field = entity.actions[last.action]?.text;
    if (field !== undefined) {
      const draft = { text: fieldText(shownOf(entry), field), seen: String(last.inverse.set[field] ?? '') };
      keepDraft(composeDraft(entity.name, last.action, entry.base.id), JSON.stringify(draft));
    }
    announce(translate('queue.undone', { action: wordsOf(entity, translate).action(last.action) }));
  }, [run, translate, announce, toast, keepDraft]);
}
