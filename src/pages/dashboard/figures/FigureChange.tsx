import { useTranslate } from 'ra-core';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { useShop } from '../../../engine/shop';
import { usableLocale } from '../../../lib/locale';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Change } from './change';
import styles from './Figures.module.css';

interface FigureChangeProps {
  change: Change;
  period: StatsPeriod;
}

/** A change in words, with an arrow for the eye. */
export function FigureChange({ change, period }: FigureChangeProps) {
  const translate = useTranslate();
  const { locale } = useShop();
  const before = translate(`dashboard.period.before.${period}`);
  if (change.kind === 'same' || change.kind === 'fromNone') {
    return <bdi>{translate(`dashboard.figures.${change.kind}`, { before })}</bdi>;
  }
  const way = change.by > 0 ? 'up' : 'down';
  const size = Math.abs(change.by);
  const isSmall = change.kind === 'difference' || size < 0.1;
  const format = new Intl.NumberFormat(usableLocale(locale), {
    ...(change.kind === 'share' && { style: 'percent' }),
    maximumFractionDigits: isSmall ? 1 : 0,
  });
  return (
    <bdi className={styles[way]}>
      <span aria-hidden="true">{way === 'up' ? '▲' : '▼'} </span>
      <VisuallyHidden>{translate(`dashboard.figures.${way}`)} </VisuallyHidden>
      {translate('dashboard.figures.than', { change: format.format(size), before })}
    </bdi>
  );
}
