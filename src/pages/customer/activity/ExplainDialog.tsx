import { useTranslate } from 'ra-core';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Modal } from '../../../ui/overlays/Modal';
import { useNow } from '../../../ui/text/useNow';
import type { Customer } from '../customer';
import type { Reward } from './reward';
import styles from './Timeline.module.css';
import { useBalanceText } from './useBalanceText';

interface ExplainDialogProps {
  customer: Customer;
  rewards: readonly Reward[];
  /** Current balance. */
  balance: number;
  onClose: () => void;
}

/** Dialog with a text that explains the balance, for copying into a reply. */
export function ExplainDialog({ customer, rewards, balance, onClose }: ExplainDialogProps) {
  const translate = useTranslate();
  const text = useBalanceText(customer, rewards, balance, useNow());
  return (
    <Modal title={translate('activity.explain.title')} onCancel={onClose}>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      <CopyButton value={text} label={translate('activity.explain.copy')} />
    </Modal>
  );
}
