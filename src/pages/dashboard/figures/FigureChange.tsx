import { useTranslate } from 'ra-core';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { useShop } from '../../../engine/shop';
import { percent, wholePercent } from '../../../lib/percent';
import { points } from '../../../lib/points';
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
  return (
    <bdi className={styles[way]}>
      <span aria-hidden="true">{way === 'up' ? '▲' : '▼'} </span>
      <VisuallyHidden>{translate(`dashboard.figures.${way}`)} </VisuallyHidden>
      {translate('dashboard.figures.than', {
        change: change.kind === 'share' ? shareText(size, locale) : points(size, locale),
        before,
      })}
    </bdi>
  );
}

/** A share with a decimal where it is small. */
function shareText(share: number, locale: string): string {
  return share < 0.1 ? percent(Math.round(share * 1000) / 10, locale) : wholePercent(share, locale);
}
