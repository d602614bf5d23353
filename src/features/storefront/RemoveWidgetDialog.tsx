import '../../../i18n/en/areas/widgets';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Widget } from '../../../resources/widgets';
import { useErrorCause } from '../../engine/errors/errorCause';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';
import { Modal } from '../../ui/overlays/Modal';

interface RemoveWidgetDialogProps {
  widget: Widget;
  name: string;
  /** What the widget is to the merchant; a storefront widget by default. */
  kind?: 'widget' | 'form' | 'rule';
  /** Consequences of the deletion. Default: those for a storefront widget. */
  text?: string;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Confirms and deletes a widget. */
export function RemoveWidgetDialog({
  widget,
  name,
  kind = 'widget',
  text,
  onClose,
  onRemoved,
}: RemoveWidgetDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorCause = useErrorCause();
  const [deleteOne] = useDelete();
  const refreshStorefront = useRefreshWidgets();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  const submit = async () => {
    setErrorMessage(null);
    try {
      await deleteOne('widgets', { id: widget._id }, { returnPromise: true });
    } catch (thrown) {
      console.warn('deleting a widget failed', thrown);
      const messageKey = toAppError(thrown).uncertain ? 'widgets.remove.uncertain' : 'widgets.remove.failed';
      setErrorMessage(translate(messageKey, { name, reason: getErrorCause(thrown) }));
      return;
    }
    refreshStorefront();
    notify(translate('widgets.remove.done', { name }), { type: 'success' });
    onClose();
    onRemoved?.();
  };
  return (
    <Modal
      danger
      title={translate(`widgets.remove.titles.${kind}`, { name })}
      submitLabel={translate('widgets.remove.submit')}
      onCancel={onClose}
      onSubmit={submit}
      error={errorMessage}
    >
      <p>{text ?? translate('widgets.remove.text')}</p>
    </Modal>
  );
}
