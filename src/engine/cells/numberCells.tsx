import { useTranslate } from 'ra-core';
import { points } from '../../lib/points';
import { Stars } from '../../ui/Stars';
import { StatePill } from '../../ui/StatePill';
import { useShop } from '../shop';
import { useEntityWords } from '../words';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { asNumber } from './values';

export function CountCell({ value }: CellProps) {
  const { locale } = useShop();
  return <span className={styles.number}>{points(asNumber(value) ?? 0, locale)}</span>;
}

/** Points with their word where they stand by themselves, as a bare number under a heading that says so. */
export function PointsCell({ value, line, entity, path }: CellProps) {
  const { locale } = useShop();
  const translate = useTranslate();
  const amount = asNumber(value) ?? 0;
  const number = points(amount, locale);
  const isOwnColumn = entity.list.columns.includes(path);
  return (
    <span className={`${styles.number} ${line === 'main' && !isOwnColumn ? styles.main : ''}`}>
      {isOwnColumn ? number : translate('list.value.points', { points: number, smart_count: Math.abs(amount) })}
    </span>
  );
}

export function RatingCell({ value }: CellProps) {
  return <Stars rating={asNumber(value)} />;
}

/** A mark is told when it is set; there is nothing to say when it is not. */
export function MarkCell({ value, entity, path, line }: CellProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  if (value !== 1) return line === 'full' ? <span>{translate('list.value.no')}</span> : null;
  return <StatePill tone="featured">{words.value(path, '1')}</StatePill>;
}

export function BooleanCell({ value }: CellProps) {
  const translate = useTranslate();
  return <span>{translate(value === true ? 'list.value.yes' : 'list.value.no')}</span>;
}
