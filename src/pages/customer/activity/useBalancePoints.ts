import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatExactTime } from '../../../lib/format/formatRelativeTime';
import type { ChartPoint } from '../../../ui/chart/chart';
import type { Reward } from './reward';
import { buildTimeline } from './timeline';
import { useRewardLabels } from './useRewardLabels';

/** Share of the time axis left empty before the first reward. */
const LEADING_SPACE_RATIO = 0.02;

/** Chart points from before the first reward until now. Empty if the balances are unknown. */
export function useBalancePoints(
  rewards: readonly Reward[],
  balances: ReadonlyMap<string, number>,
): readonly ChartPoint[] {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { summaryText } = useRewardLabels();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `translate` changes with the locale
  return useMemo(() => {
    const timeline = buildTimeline(rewards, balances);
    const first = timeline?.moments[0];
    const last = timeline?.moments.at(-1);
    if (!timeline || !first || !last) return [];
    // Not kept up to date; the difference isn't visible in the chart.
    const now = getServerTime();
    const span = Math.max(now - first.at, last.at - first.at, 60_000);
    const points: ChartPoint[] = timeline.moments.map(({ at, balance, lines }) => ({
      at,
      title: formatExactTime(at, locale) ?? '',
      values: [balance],
      notes: lines.map(summaryText),
    }));
    points.unshift({
      at: first.at - span * LEADING_SPACE_RATIO,
      title: translate('activity.timeline.before'),
      values: [timeline.before],
    });
    if (now > last.at) points.push({ at: now, title: translate('activity.timeline.now'), values: [last.balance] });
    return points;
  }, [rewards, balances, locale, translate]);
}
