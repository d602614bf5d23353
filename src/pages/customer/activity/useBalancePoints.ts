import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useShop } from '../../../engine/shop';
import { exactTime } from '../../../lib/relativeTime';
import type { ChartPoint } from '../../../ui/chart/chart';
import type { Reward } from './reward';
import { timelineOf } from './timeline';
import { useRewardWords } from './useRewardWords';

/** Of the time that is shown, what is left empty before the first moment. */
const lead = 0.02;

/** The points over time with what happened, from before the first of it until now; empty where they are not known. */
export function useBalancePoints(
  rewards: readonly Reward[],
  balances: ReadonlyMap<string, number>,
): readonly ChartPoint[] {
  const translate = useTranslate();
  const { locale } = useShop();
  const { sentence } = useRewardWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow from the language
  return useMemo(() => {
    const timeline = timelineOf(rewards, balances);
    const first = timeline?.moments[0];
    const last = timeline?.moments.at(-1);
    if (!timeline || !first || !last) return [];
    // The time goes on meanwhile, which moves nothing that can be seen.
    const now = Date.now();
    const span = Math.max(now - first.at, last.at - first.at, 60_000);
    const points: ChartPoint[] = timeline.moments.map(({ at, balance, lines }) => ({
      at,
      title: exactTime(at, locale) ?? '',
      values: [balance],
      notes: lines.map(sentence),
    }));
    points.unshift({
      at: first.at - span * lead,
      title: translate('activity.timeline.before'),
      values: [timeline.before],
    });
    if (now > last.at) points.push({ at: now, title: translate('activity.timeline.now'), values: [last.balance] });
    return points;
  }, [rewards, balances, locale, translate]);
}
