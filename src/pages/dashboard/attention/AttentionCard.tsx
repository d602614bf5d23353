import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './Attention.module.css';

interface AttentionCardProps {
  to: string;
  /** Marks the card as needing attention. */
  isPending?: boolean;
  children: ReactNode;
}

/** Link to one kind of pending items. */
export function AttentionCard({ to, isPending = false, children }: AttentionCardProps) {
  return (
    <li className={classes(styles.card, isPending && styles.pending)}>
      <Link to={to} className={styles.link}>
        <Icon name={isPending ? 'clock' : 'check'} />
        <bdi>{children}</bdi>
      </Link>
    </li>
  );
}

/** Skeleton of an AttentionCard. */
export function AttentionSkeleton() {
  const translate = useTranslate();
  return (
    <li aria-busy="true" className={styles.card}>
      <span className={styles.link}>
        <VisuallyHidden>{translate('dashboard.attention.loading')}</VisuallyHidden>
        <Skeleton width="70%" height={14} />
      </span>
    </li>
  );
}

interface AttentionFailedProps {
  name: string;
  reason: string;
  busy: boolean;
  onRetry: () => void;
}

/** AttentionCard whose count failed to load. */
export function AttentionFailed({ name, reason, busy, onRetry }: AttentionFailedProps) {
  const translate = useTranslate();
  return (
    <li className={styles.card}>
      <span className={styles.link} role="alert" title={reason}>
        <Icon name="warning" />
        <span>
          {translate('dashboard.attention.failed', { name })}
          <VisuallyHidden> {reason}</VisuallyHidden>
        </span>
        <Button size="small" busy={busy} onClick={onRetry}>
          {translate('ui.retry')}
        </Button>
      </span>
    </li>
  );
}
