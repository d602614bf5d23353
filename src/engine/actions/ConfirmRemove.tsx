import { useTranslate } from 'ra-core';
import { Modal } from '../../ui/Modal';
import { useShop } from '../shop';

interface ConfirmRemoveProps {
  title: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a record is deleted, naming the shop and that it cannot be undone (specification section 8). */
export default function ConfirmRemove({ title, onCancel, onConfirm }: ConfirmRemoveProps) {
  const translate = useTranslate();
  const { siteName } = useShop();
  return (
    <Modal danger title={title} onCancel={onCancel} onSubmit={onConfirm} submitLabel={translate('ask.removeSubmit')}>
      <p>{translate('ask.removeText', { site: siteName })}</p>
    </Modal>
  );
}
