import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatExactShare } from '../../lib/format/formatExactShare';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './StatChange.module.css';

interface StatChangeProps {
  change: MetricChange;
  /** Name of the previous period within a sentence. */
  before: string;
  /** Whether more is neither better nor worse. */
  isNeutral?: boolean;
}

/** Change of a statistic as text with a decorative arrow. Needs the messages of the `dashboard` area. */
export function StatChange({ change, before, isNeutral = false }: StatChangeProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (change.kind === 'same' || change.kind === 'fromNone') {
    return <bdi>{translate(`dashboard.figures.${change.kind}`, { before })}</bdi>;
  }
  const direction = change.by > 0 ? 'up' : 'down';
  const size = Math.abs(change.by);
  return (
    <bdi className={isNeutral ? undefined : styles[direction]}>
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
  return share < 0.1 ? formatExactShare(share, locale) : formatShare(share, locale);
}

/** Change of a statistic against the previous period. */

export type MetricChange =
  | { kind: 'same' }
  /** From zero to some, so there is no ratio. */
  | { kind: 'fromNone' }
  /** Relative change: 0.12 is 12% more. */
  | { kind: 'share'; by: number }
  /** Difference of averages, rounded to one decimal. */
  | { kind: 'difference'; by: number };

/** Smaller changes would be displayed as 0%. */
const MIN_CHANGE_RATIO = 0.0005;

/** Computes the change of a count. Returns null if either value is unknown. */
export function toCountChange(now: number | null, before: number | null): MetricChange | null {
  if (now === null || before === null) return null;
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'fromNone' };
  const by = (now - before) / Math.abs(before);
  return Math.abs(by) < MIN_CHANGE_RATIO ? { kind: 'same' } : { kind: 'share', by };
}

/** Computes the change of an average as a difference. Returns null if either value is unknown. */
export function toAverageChange(now: number | null, before: number | null): MetricChange | null {
  if (now === null || before === null) return null;
  const by = Math.round((now - before) * 10) / 10;
  return by === 0 ? { kind: 'same' } : { kind: 'difference', by };
}
