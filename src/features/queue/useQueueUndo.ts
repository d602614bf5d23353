import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { getFieldText } from '../../engine/compose/fieldText';
import { composeDraft, useSaveDraft } from '../../engine/drafts/useDraft';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import type { QueueRun } from './queueRun';
import { getVisibleRecord } from './queueState';

/** Undoes the last change and announces it. An undone text is stored as a draft. */
export function useQueueUndo(run: QueueRun): () => void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const notify = useNotify();
  const saveDraft = useSaveDraft();

  return useCallback(() => {
    const state = run.get();
    const last = state.undoStack.at(-1);
    const entry = last && state.entries.get(last.key);
    if (!run.undo() || !entry) {
      notify(translate('queue.nothingToUndo'));
      return;
    }
    const { entity } = entry;
    const labels = entityLabels(entity, translate);
    if (!last.inverse) {
      const values = { action: labels.action(last.action), record: labels.named(entry.base) };
      notify(translate('list.action.final', values));
      return;
    }
    const field = entity.actions[last.action]?.text;
    if (field !== undefined) {
      const draft = { text: getFieldText(getVisibleRecord(entry), field), seen: String(last.inverse.set[field] ?? '') };
      saveDraft(composeDraft(entity.name, last.action, entry.base.id), JSON.stringify(draft));
    }
    announce(translate('queue.undone', { action: labels.action(last.action) }));
  }, [run, translate, announce, notify, saveDraft]);
}
