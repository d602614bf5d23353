import { useLocale, useTranslate } from 'ra-core';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatPoints } from '../../lib/format/formatPoints';
import styles from './Stars.module.css';

const MAX_STARS = 5;

/** A rating from 0 to 5 as stars. Fractions are rounded visually; the accessible name has the exact value. */
export function Stars({ rating }: { rating: number | null }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (rating === null || !Number.isFinite(rating))
    return <span title={translate('ui.noValue')}>{EMPTY_PLACEHOLDER}</span>;
  const fullStars = Math.max(0, Math.min(MAX_STARS, Math.round(rating)));
  const text = translate('ui.stars', { rating: formatPoints(rating, locale) });
  return (
    <span role="img" aria-label={text} title={text} className={styles.stars}>
      {'★'.repeat(fullStars)}
      <span className={styles.empty}>{'★'.repeat(MAX_STARS - fullStars)}</span>
    </span>
  );
}
