import { useLocale } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Null if unknown (indeterminate). */
  value: number | null;
  max: number;
  label: string;
  /** Hides the numbers. */
  bare?: boolean | undefined;
}

/** Progress bar with optional numbers. */
export function ProgressBar({ value, max, label, bare = false }: ProgressBarProps) {
  const locale = useLocale();
  return (
    <span className={styles.box}>
      <progress className={styles.bar} aria-label={label} max={max} {...(value !== null && { value })} />
      {value !== null && !bare && (
        <span aria-hidden="true" dir="ltr" className={styles.numbers}>
          {formatPoints(value, locale)} / {formatPoints(max, locale)}
        </span>
      )}
    </span>
  );
}
