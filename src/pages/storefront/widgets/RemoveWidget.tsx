import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { certainly } from '../../../../dataProvider/certainly';
import { toAppError } from '../../../../dataProvider/errors';
import type { Widget } from '../../../../resources/widgets';
import { useErrorText } from '../../../engine/errorText';
import { Modal } from '../../../ui/Modal';
import { useToast } from '../../../ui/toastContext';
import { useWidgetPorts } from './save/useWidgetPorts';

interface RemoveWidgetProps {
  widget: Widget;
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a widget is deleted. */
export function RemoveWidget({ widget, name, onClose, onRemoved }: RemoveWidgetProps) {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { remove, read, settled } = useWidgetPorts();
  const [failure, setFailure] = useState<string | null>(null);

  /** Whether it is gone, where the call leaves a doubt. @throws AppError */
  const removeCertainly = async () => {
    try {
      await remove(widget._id);
    } catch (thrown) {
      const error = toAppError(thrown);
      const isDoubtful = error.uncertain || error.kind === 'notFound';
      const left = isDoubtful ? await read().catch(() => null) : null;
      if (!left) throw error;
      if (left.some(({ _id }) => _id === widget._id)) throw certainly(error);
    }
  };
  const submit = async () => {
    setFailure(null);
    try {
      await removeCertainly();
    } catch (thrown) {
      console.warn('deleting a widget failed', thrown);
      setFailure(translate('widgets.remove.failed', { name, reason: errorText(thrown) }));
      return;
    }
    settled();
    toast({ tone: 'done', text: translate('widgets.remove.done', { name }) });
    onClose();
    onRemoved();
  };
  return (
    <Modal
      danger
      title={translate('widgets.remove.title', { name })}
      submitLabel={translate('widgets.remove.submit')}
      onCancel={onClose}
      onSubmit={submit}
      error={failure}
    >
      <p>{translate('widgets.remove.text')}</p>
    </Modal>
  );
}
