import { useLocale, useTranslate } from 'ra-core';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import {
  formatExactTime,
  formatRelativeTime,
  formatShortDay,
  RELATIVE_TIME_MAX_MS,
} from '../../lib/format/formatRelativeTime';
import { classes } from '../classes';
import styles from './RelativeTime.module.css';
import { MAX_NOW_AGE_MS, useNow } from './useNow';
import { VisuallyHidden } from './VisuallyHidden';

interface RelativeTimeProps {
  /** ISO 8601, or null if there is none. */
  instant: string | null | undefined;
  /** Makes it focusable, which shows the exact time. Not for table rows, where each would be a tab stop. */
  focusable?: boolean | undefined;
  /** For a time to come: shows relative time up to a longer distance. Other times are past. */
  countsDown?: boolean | undefined;
  /** Formats a sentence around the time. */
  sentence?: ((time: string, isFuture: boolean) => string) | undefined;
  className?: string | undefined;
}

/** How far the server's clock may be ahead of the browser's, or the wrong time zone may put a time. */
const MAX_CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;

/** Returns `now` for a past event that seems to be ahead because the clocks differ, or `now` is old. */
const clampToPast = (timestamp: number, now: number, maxMs: number) =>
  timestamp > now && timestamp - now < maxMs ? now : timestamp;

/** Relative time that updates every minute. Shows the exact date and time with time zone on hover and focus. */
export function RelativeTime({
  instant,
  focusable = false,
  countsDown = false,
  sentence,
  className,
}: RelativeTimeProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const now = useNow();
  const timestamp = instant ? Date.parse(instant) : Number.NaN;
  const clamped = clampToPast(timestamp, now, countsDown ? MAX_NOW_AGE_MS : MAX_CLOCK_SKEW_MS);
  const time = formatRelativeTime(
    clamped,
    now,
    locale,
    countsDown ? RELATIVE_TIME_MAX_MS.countdown : RELATIVE_TIME_MAX_MS.usual,
  );
  const exact = formatExactTime(timestamp, locale);
  if (time === null || exact === null) {
    return (
      <span className={className}>
        <span aria-hidden="true">{EMPTY_PLACEHOLDER}</span>
        <VisuallyHidden>{translate('ui.noValue')}</VisuallyHidden>
      </span>
    );
  }
  const isDay = time === formatShortDay(clamped, now, locale);
  const format = (shown: string) =>
    sentence ? sentence(isDay ? translate('ui.onDay', { day: shown }) : shown, clamped > now) : shown;
  const text = format(time);
  // A date isn't said twice.
  const name = isDay ? format(exact) : `${text}, ${exact}`;
  const focusProps = focusable ? { tabIndex: 0, 'data-exact': exact, 'aria-label': name, role: 'note' } : {};
  return (
    <time
      dateTime={new Date(timestamp).toISOString()}
      title={exact}
      className={classes(styles.time, !sentence && styles.short, className)}
      {...focusProps}
    >
      {text}
    </time>
  );
}
