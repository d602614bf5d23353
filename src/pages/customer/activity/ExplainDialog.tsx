import { useTranslate } from 'ra-core';
import { CopyButton } from '../../../ui/CopyButton';
import { Modal } from '../../../ui/Modal';
import { useNow } from '../../../ui/useNow';
import type { Customer } from '../customer';
import type { Reward } from './reward';
import styles from './Timeline.module.css';
import { useBalanceText } from './useBalanceText';

interface ExplainDialogProps {
  customer: Customer;
  rewards: readonly Reward[];
  /** The points of today. */
  balance: number;
  onClose: () => void;
}

/** Says how the points came about, in a text to copy into an answer. */
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
