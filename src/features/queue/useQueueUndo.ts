import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useRecordChanges } from '../../engine/actions/useRecordActions';
import { entityLabels } from '../../engine/entity/entityLabels';
import { getAction, getInverse } from '../../engine/records/actions';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import type { QueueRun } from './queueRun';
import { toEntryKey } from './queueState';

/** Undoes the last change and announces it. An undone text is stored as a draft. */
export function useQueueUndo(run: QueueRun): () => void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const notify = useNotify();
  const { undoRun, notifyFinal, restoreDraft } = useRecordChanges();

  return useCallback(() => {
    const last = run.undo();
    if (!last) return notify(translate('queue.nothingToUndo'));
    if (last.run) return undoRun(last, last.run);
    const { entity, record } = last;
    if (!getInverse(last)) {
      return notifyFinal(last, (opposite) => run.act(toEntryKey(entity, record.id), opposite));
    }
    restoreDraft(last);
    const named = getAction(last);
    announce(translate('queue.undone', { action: named ? entityLabels(entity, translate).action(named.name) : '' }));
  }, [run, translate, announce, notify, undoRun, notifyFinal, restoreDraft]);
}
