import '../../../i18n/en/areas/bulk';
import { useTranslate } from 'ra-core';
import { Modal } from '../../ui/overlays/Modal';

interface StopTasksDialogProps {
  onStop: () => void;
  onClose: () => void;
}

/** Shown instead of leaving the store while tasks are running. Needs the `bulk` messages. */
export default function StopTasksDialog({ onStop, onClose }: StopTasksDialogProps) {
  const translate = useTranslate();
  return (
    <Modal
      title={translate('bulk.leave.title')}
      cancelLabel={translate('bulk.leave.wait')}
      submitLabel={translate('bulk.leave.stop')}
      onCancel={onClose}
      onSubmit={() => {
        onStop();
        onClose();
      }}
    >
      <p>{translate('bulk.leave.text')}</p>
    </Modal>
  );
}
