import { useLocale, useTranslate } from 'ra-core';
import { formatDay } from '../../../lib/format/day';
import { formatPoints } from '../../../lib/format/formatPoints';
import { withBrowserRegion } from '../../../lib/format/withBrowserRegion';
import stepStyles from '../Step.module.css';
import type { ReviewTotals } from '../table/sumReviews';
import styles from './CheckSummary.module.css';

/** Totals of the reviews to send: by stars, their first and last day, and what reviews without a date get. */
export function ReviewSummary({ totals: { byStars, first, last, undated } }: { totals: ReviewTotals }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (count: number) => formatPoints(count, locale);
  const stars = byStars.map((count, index) => ({
    label: translate('import.check.stars', { smart_count: index + 1, stars: format(index + 1) }),
    value: format(count),
  }));
  const days = [
    { label: translate('import.check.first'), day: first },
    { label: translate('import.check.last'), day: last },
  ].flatMap(({ label, day }) => (day === null ? [] : [{ label, value: formatDay(day, withBrowserRegion(locale)) }]));
  return (
    <>
      <dl className={styles.counts}>
        {[...stars.reverse(), ...days].map(({ label, value }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {undated > 0 && (
        <p className={stepStyles.secondary}>
          {translate('import.check.undated', { smart_count: undated, count: format(undated) })}
        </p>
      )}
    </>
  );
}
