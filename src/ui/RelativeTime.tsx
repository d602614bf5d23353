import { useLocale, useTranslate } from 'ra-core';
import { absent } from '../lib/absent';
import { exactTime, farthest, relativeTime } from '../lib/relativeTime';
import styles from './RelativeTime.module.css';
import { useNow } from './useNow';
import { VisuallyHidden } from './VisuallyHidden';

interface RelativeTimeProps {
  /** ISO 8601, or null where there is none. */
  instant: string | null | undefined;
  /** Can be reached by Tab, and shows the exact time then. Not for rows: each would be a stop. */
  focusable?: boolean | undefined;
  /** Days are counted further before it is told by its date. */
  countsDown?: boolean | undefined;
  /** Says what the time is of; without it stands alone. */
  sentence?: ((time: string, isComing: boolean) => string) | undefined;
}

/** How long ago, in words that keep up with the clock; the exact date and time with its zone on hover and focus. */
export function RelativeTime({ instant, focusable = false, countsDown = false, sentence }: RelativeTimeProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const now = useNow();
  const at = instant ? Date.parse(instant) : Number.NaN;
  const time = relativeTime(at, now, locale, countsDown ? farthest.countdown : farthest.usual);
  const exact = exactTime(at, locale);
  if (time === null || exact === null) {
    return (
      <span>
        <span aria-hidden="true">{absent}</span>
        <VisuallyHidden>{translate('ui.noValue')}</VisuallyHidden>
      </span>
    );
  }
  const words = sentence ? sentence(time, at > now) : time;
  const stop = focusable ? { tabIndex: 0, 'data-exact': exact, 'aria-label': `${words}, ${exact}`, role: 'note' } : {};
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={styles.time} {...stop}>
      {words}
    </time>
  );
}
