import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import cardStyles from '../../../ui/layout/Card.module.css';
import figureStyles from '../../../ui/layout/figures.module.css';
import styles from './FigureCard.module.css';

interface FigureCardProps {
  name: ReactNode;
  /** Null while it loads. */
  value: ReactNode;
  /** Shown below the value; null reserves the space for it, and false doesn't. */
  note: ReactNode;
}

/** A figure on a card, inside a `dl`. */
export function FigureCard({ name, value, note }: FigureCardProps) {
  return (
    <div className={classes(cardStyles.sheet, figureStyles.figure)}>
      <dt className={figureStyles.name}>{name}</dt>
      <dd className={figureStyles.value}>{value ?? <Skeleton width={96} height={28} />}</dd>
      {note !== false && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
