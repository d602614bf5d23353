import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Modal } from '../../ui/overlays/Modal';
import { DELETION_GRACE_MS } from '../history/deletions';
import { useCurrentSite } from '../shop/currentSite';

interface ConfirmRemoveProps {
  title: string;
  /** Data deleted with the record, and data that stays. */
  children?: ReactNode;
  /** It is deleted at once. By default, it can be undone until it is sent. */
  isImmediate?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms a deletion. Names the site, and says from when on it cannot be undone. */
export default function ConfirmRemove({ title, isImmediate, children, onCancel, onConfirm }: ConfirmRemoveProps) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  return (
    <Modal danger title={title} onCancel={onCancel} onSubmit={onConfirm} submitLabel={translate('ask.removeSubmit')}>
      <p>
        {translate(isImmediate ? 'ask.removeText' : 'ask.removeHeldText', {
          site: siteName,
          seconds: DELETION_GRACE_MS / 1000,
        })}
      </p>
      {children}
    </Modal>
  );
}
