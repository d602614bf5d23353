import { useLocale } from 'ra-core';
import { points } from '../lib/points';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** How much is done; null while nobody knows. */
  value: number | null;
  max: number;
  /** What is under way. */
  label: string;
  /** Without the numbers, where they stand beside it in words. */
  bare?: boolean | undefined;
}

/** How far something has come. */
export function ProgressBar({ value, max, label, bare = false }: ProgressBarProps) {
  const locale = useLocale();
  return (
    <span className={styles.box}>
      <progress className={styles.bar} aria-label={label} max={max} {...(value !== null && { value })} />
      {value !== null && !bare && (
        <span aria-hidden="true" dir="ltr" className={styles.numbers}>
          {points(value, locale)} / {points(max, locale)}
        </span>
      )}
    </span>
  );
}
