import type { ReactNode } from 'react';
import type { Tone } from '../../resources/field';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import styles from './StatePill.module.css';
import toned from './tone.module.css';

const shapes: Readonly<Record<Tone, IconName>> = {
  waiting: 'clock',
  done: 'check',
  refused: 'cross',
  featured: 'star',
  neutral: 'dot',
};

/** A state, told by shape, word and colour. */
export function StatePill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes(styles.pill, toned[tone])}>
      <Icon name={shapes[tone]} className={styles.shape} />
      {children}
    </span>
  );
}
