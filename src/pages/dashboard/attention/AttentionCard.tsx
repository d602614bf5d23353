import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Attention.module.css';

interface AttentionCardProps {
  to: string;
  /** There is something to do. */
  waits?: boolean;
  children: ReactNode;
}

/** One thing that waits, or does not. */
export function AttentionCard({ to, waits = false, children }: AttentionCardProps) {
  return (
    <li className={classes(styles.card, waits && styles.waits)}>
      <Link to={to} className={styles.link}>
        <Icon name={waits ? 'clock' : 'check'} />
        <bdi>{children}</bdi>
      </Link>
    </li>
  );
}

/** The room of one while it is being counted. */
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

/** Stands for one that could not be counted. */
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
