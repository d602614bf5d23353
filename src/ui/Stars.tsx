import { useLocale, useTranslate } from 'ra-core';
import { absent } from '../lib/absent';
import { points } from '../lib/points';
import styles from './Stars.module.css';

const most = 5;

/** A rating from 0 to 5 as stars, read aloud as '4 out of 5'; a part of a star is rounded for the eye only. */
export function Stars({ rating }: { rating: number | null }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (rating === null || !Number.isFinite(rating)) return <span title={translate('ui.noValue')}>{absent}</span>;
  const full = Math.max(0, Math.min(most, Math.round(rating)));
  const words = translate('ui.stars', { rating: points(rating, locale) });
  return (
    <span role="img" aria-label={words} title={words} className={styles.stars}>
      {'★'.repeat(full)}
      <span className={styles.empty}>{'★'.repeat(most - full)}</span>
    </span>
  );
}
