import { useLocale, useTranslate } from 'ra-core';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { chunkLongText } from '../../lib/format/text';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { classes } from '../../ui/classes';
import { useEntityLabels } from '../entity/entityLabels';
import type { CellProps } from '../records/cell';
import { getFieldValue } from '../records/consoleRecord';
import { toDiscount, toFiniteNumber, toText } from '../records/values';
import { useCurrentSite } from '../shop/currentSite';
import styles from './cells.module.css';
import { useFormatDiscount } from './useFormatDiscount';

export function CountCell({ value }: CellProps) {
  const { locale } = useCurrentSite();
  return formatPoints(toFiniteNumber(value) ?? 0, locale);
}

/** Points with their unit, or as a number if the column heading names the unit. */
export function PointsCell({ value, line, entity, path }: CellProps) {
  const { locale } = useCurrentSite();
  const translate = useTranslate();
  const amount = toFiniteNumber(value) ?? 0;
  const number = formatPoints(amount, locale);
  if (entity.list.columns.includes(path)) return number;
  const text = translate('ui.points', { points: number, smart_count: Math.abs(amount) });
  return <span className={classes(styles.points, line === 'main' && styles.main)}>{text}</span>;
}

/** An amount in the record's own currency; a plain number if that is unknown. */
export function MoneyCell({ value, record, entity, path }: CellProps) {
  const { locale } = useCurrentSite();
  const field = entity.fields[path];
  const currency = field?.kind === 'money' && toText(getFieldValue(record, field.currency));
  const amount = toFiniteNumber(value);
  return currency ? formatMoney(amount, currency, locale) : formatPoints(amount, locale);
}

export function RatingCell({ value }: CellProps) {
  return <Stars rating={toFiniteNumber(value)} />;
}

/** Badge of a boolean field, only shown if it is set. */
export function MarkCell({ value, entity, path, line }: CellProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  if (value !== 1) return line === 'full' ? <span>{translate('list.value.no')}</span> : null;
  return <StatusBadge tone="featured">{labels.value(path, '1')}</StatusBadge>;
}

export function BooleanCell({ value }: CellProps) {
  const translate = useTranslate();
  return <span>{translate(value === true ? 'list.value.yes' : 'list.value.no')}</span>;
}

/** A discount as text. */
export function DiscountCell({ value, line }: CellProps) {
  const formatDiscount = useFormatDiscount();
  const discount = toDiscount(value);
  if (!discount) return null;
  return (
    <span dir="auto" className={`${styles[line]} ${styles.oneLine}`}>
      {chunkLongText(formatDiscount(discount))}
    </span>
  );
}

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
