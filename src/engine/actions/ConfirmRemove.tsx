import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Modal } from '../../ui/overlays/Modal';
import { useCurrentSite } from '../shop/currentSite';

interface ConfirmRemoveProps {
  title: string;
  /** What is deleted along, and what stays. */
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms a deletion. Names the site, and says that it cannot be undone. */
export default function ConfirmRemove({ title, children, onCancel, onConfirm }: ConfirmRemoveProps) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  return (
    <Modal danger title={title} onCancel={onCancel} onSubmit={onConfirm} submitLabel={translate('ask.removeSubmit')}>
      <p>{translate('ask.removeText', { site: siteName })}</p>
      {children}
    </Modal>
  );
}
