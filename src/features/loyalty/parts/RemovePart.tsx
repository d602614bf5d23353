import '../../../../i18n/en/areas/ask';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Modal } from '../../../ui/overlays/Modal';
import { findPart, type PartList } from '../draft/programDraft';
import { toPartRecord } from '../draft/programWrites';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../programs/usePartTitle';

interface RemovePartProps {
  list: PartList;
  id: string;
  onClose: () => void;
}

/** Confirmation dialog that deletes a saved task or reward immediately, not with the draft. */
export function RemovePart({ list, id, onClose }: RemovePartProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const getPartTitle = usePartTitle();
  const getErrorCause = useErrorCause();
  const [deleteOne] = useDelete();
  const { siteName } = useCurrentSite();
  const { saved, editor } = useProgramEditor();
  const [error, setError] = useState<AppError | null>(null);
  const part = findPart(editor.draftProgram, list, id) ?? editor.seen.get(id);
  const title = part ? getPartTitle(list, part) : id;

  const submit = async () => {
    setError(null);
    const { resource, ...params } = toPartRecord(saved, list, id);
    try {
      await deleteOne(resource, params, { returnPromise: true });
    } catch (thrown) {
      return setError(toAppError(thrown));
    }
    editor.discard({ of: list, id });
    onClose();
    notify(translate('loyaltyEditor.remove.done', { title }), { type: 'success' });
  };
  return (
    <Modal
      danger
      title={translate(`loyaltyEditor.remove.titles.${list}`, { title })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('ask.removeSubmit')}
      error={
        error &&
        translate(error.uncertain ? 'loyaltyEditor.remove.uncertain' : 'loyaltyEditor.remove.failed', {
          title,
          reason: getErrorCause(error),
        })
      }
    >
      <p>{translate('ask.removeText', { site: siteName })}</p>
    </Modal>
  );
}
