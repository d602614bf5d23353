import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPercent, formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { MetricChange } from './metricChange';
import styles from './StatChange.module.css';

interface StatChangeProps {
  change: MetricChange;
  /** Name of the previous period within a sentence. */
  before: string;
}

/** Change of a statistic as text with a decorative arrow. Needs the messages of the `dashboard` area. */
export function StatChange({ change, before }: StatChangeProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (change.kind === 'same' || change.kind === 'fromNone') {
    return <bdi>{translate(`dashboard.figures.${change.kind}`, { before })}</bdi>;
  }
  const direction = change.by > 0 ? 'up' : 'down';
  const size = Math.abs(change.by);
  return (
    <bdi className={styles[direction]}>
      <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'} </span>
      <VisuallyHidden>{translate(`dashboard.figures.${direction}`)} </VisuallyHidden>
      {translate('dashboard.figures.than', {
        change: change.kind === 'share' ? shareText(size, locale) : formatPoints(size, locale),
        before,
      })}
    </bdi>
  );
}

/** Formats a share; small ones with one decimal. */
function shareText(share: number, locale: string): string {
  return share < 0.1 ? formatPercent(Math.round(share * 1000) / 10, locale) : formatShare(share, locale);
}
