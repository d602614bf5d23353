import { useLocale, useTranslate } from 'ra-core';
import { absent } from '../lib/absent';
import { exactTime, relativeTime } from '../lib/relativeTime';
import styles from './RelativeTime.module.css';
import { useNow } from './useNow';
import { VisuallyHidden } from './VisuallyHidden';

interface RelativeTimeProps {
  /** ISO 8601, or null where there is none. */
  instant: string | null | undefined;
  /** Can be reached by Tab, and shows the exact time then. Not for rows: each would be a stop. */
  focusable?: boolean | undefined;
}

/** How long ago, in words that keep up with the clock; the exact date and time with its zone on hover and focus. */
export function RelativeTime({ instant, focusable = false }: RelativeTimeProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const now = useNow();
  const at = instant ? Date.parse(instant) : Number.NaN;
  const words = relativeTime(at, now, locale);
  const exact = exactTime(at, locale);
  if (words === null || exact === null) {
    return (
      <span>
        <span aria-hidden="true">{absent}</span>
        <VisuallyHidden>{translate('ui.noValue')}</VisuallyHidden>
      </span>
    );
  }
  const stop = focusable ? { tabIndex: 0, 'data-exact': exact, 'aria-label': `${words}, ${exact}`, role: 'note' } : {};
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={styles.time} {...stop}>
      {words}
    </time>
  );
}
