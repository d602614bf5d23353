import { useLocale } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import { classes } from '../classes';
import styles from './CountBadge.module.css';

/** Count badge. `waiting` highlights a count that needs attention. */
export function CountBadge({ value, waiting = false }: { value: number; waiting?: boolean }) {
  const locale = useLocale();
  return <span className={classes(styles.count, waiting && styles.waiting)}>{formatPoints(value, locale)}</span>;
}
