import { useTranslate } from 'ra-core';
import { byRegion } from '../../lib/format/byRegion';
import { RelativeTime } from '../../ui/text/RelativeTime';
import styles from './analytics.module.css';
import type { DateRange } from './dateRange';

const dayFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

interface SubtitleProps {
  range: DateRange;
  locale: string;
  /** Timestamp of the shown data in ms; 0 if there is none. */
  updatedAt: number;
}

/** The shown days, their time zone, and the age of the data. */
export function Subtitle({ range, locale, updatedAt }: SubtitleProps) {
  const translate = useTranslate();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <span className={styles.subtitle}>
      <bdi>{dayFormat(locale).formatRange(new Date(range.from), new Date(range.to))}</bdi>
      <bdi>{translate('analytics.timeZone', { timeZone })}</bdi>
      {updatedAt > 0 && (
        <RelativeTime
          focusable
          instant={new Date(updatedAt).toISOString()}
          sentence={(time) => translate('analytics.updated', { time })}
        />
      )}
    </span>
  );
}
