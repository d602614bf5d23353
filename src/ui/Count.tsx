import { useLocale } from 'ra-core';
import { points } from '../lib/points';
import styles from './Count.module.css';
import { classes } from './classes';

/** How many of something there are; `waiting` where the merchant should look. */
export function Count({ value, waiting = false }: { value: number; waiting?: boolean }) {
  const locale = useLocale();
  return <span className={classes(styles.count, waiting && styles.waiting)}>{points(value, locale)}</span>;
}
