import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { certainly } from '../../../../dataProvider/certainly';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { Modal } from '../../../ui/Modal';
import { useToast } from '../../../ui/toastContext';
import { type PartList, partOf } from '../draft/programDraft';
import { useProgramCache } from '../editor/programCache';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../words/usePartTitle';
import { removePart } from './removePart';

interface RemovePartProps {
  list: PartList;
  id: string;
  onClose: () => void;
}

/** Asks before a task or reward that is saved is deleted, and deletes it at once. */
export function RemovePart({ list, id, onClose }: RemovePartProps) {
  const translate = useTranslate();
  const toast = useToast();
  const titleOf = usePartTitle();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const cache = useProgramCache();
  const { siteName } = useShop();
  const { saved, desk, orders } = useProgramEditor();
  const [error, setError] = useState<AppError | null>(null);
  const part = partOf(desk.whole, list, id) ?? desk.seen.get(id);
  const title = part ? titleOf(list, part) : id;

  const submit = async () => {
    setError(null);
    // A place in the list means another one once something is gone.
    await Promise.all([orders.tasks.idle(), orders.rewards.idle()]);
    const calls = await dataProvider.programCalls();
    const failure = await removePart(list, id, {
      read: () => cache.read(saved._id),
      remove: () => (list === 'tasks' ? calls.removeTask(saved._id, id) : calls.removeReward(saved._id, id)),
      done: cache.put,
    });
    if (failure) return setError(failure);
    desk.forget({ of: list, id });
    onClose();
    toast({ tone: 'done', text: translate('loyaltyEditor.remove.done', { title }) });
    void cache.reload();
  };
  return (
    <Modal
      danger
      title={translate('loyaltyEditor.remove.title', { title })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('ask.removeSubmit')}
      error={
        error &&
        translate(error.uncertain ? 'loyaltyEditor.remove.uncertain' : 'loyaltyEditor.remove.failed', {
          title,
          reason: errorText(certainly(error)),
        })
      }
    >
      <p>{translate('ask.removeText', { site: siteName })}</p>
    </Modal>
  );
}
