import { useTranslate } from 'ra-core';
import type { SavedReply } from '../../../../resources/settings';
import { Modal } from '../../../ui/overlays/Modal';

interface RemoveReplyProps {
  reply: SavedReply;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** Confirms the deletion of a saved reply. */
export function RemoveReply({ reply, onCancel, onConfirm }: RemoveReplyProps) {
  const translate = useTranslate();
  return (
    <Modal
      danger
      title={translate('replies.remove.title', { name: reply.name ?? '' })}
      onCancel={onCancel}
      onSubmit={onConfirm}
      submitLabel={translate('replies.remove.submit')}
    >
      <p>{translate('replies.remove.text')}</p>
    </Modal>
  );
}
