import type { ReactNode } from 'react';
import type { StatusTone } from '../../../resources/field';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import toneStyles from '../tone.module.css';
import styles from './StatusBadge.module.css';

const toneIcons: Readonly<Record<StatusTone, IconName>> = {
  waiting: 'clock',
  done: 'check',
  refused: 'cross',
  featured: 'bookmark',
  neutral: 'dot',
};

/** A status, shown by icon, text, and color. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes(styles.pill, toneStyles[tone])}>
      <Icon name={toneIcons[tone]} className={styles.shape} />
      {children}
    </span>
  );
}
