import { useTranslate } from 'ra-core';
import { displayName } from '../../../../resources/displayName';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { byRegion } from '../../../lib/format/locale';
import { useListText } from '../../../ui/text/useListText';
import type { Customer } from '../customer';
import { pointsDelta, roundToCents, toTimestamp } from './ledger';
import type { Reward } from './reward';
import { useRewardLabels } from './useRewardLabels';

const dateFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));

/** Returns a text that explains a customer's balance. */
export function useBalanceText(customer: Customer, rewards: readonly Reward[], today: number, now: number): string {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const list = useListText();
  const rewardLabels = useRewardLabels();
  const { causes, unlisted, pending, rejected } = explainBalance(rewards, today);
  const format = dateFormats(locale);
  const count = (value: number) => ({ smart_count: Math.abs(value), points: formatPoints(value, locale) });

  const formatTimes = ({ times, last }: Cause<Reward>) => {
    const at = toTimestamp(last.createdAt);
    if (at === 0) return null;
    const key = times === 1 ? 'activity.explain.once' : 'activity.explain.times';
    return translate(key, { day: format.format(at), times: formatPoints(times, locale) });
  };
  const formatCause = (cause: Cause<Reward>) =>
    translate('activity.explain.line', {
      moved: rewardLabels.deltaText(cause.points),
      why: list(
        [
          rewardLabels.reasonText(cause.reason) ?? translate('activity.explain.noReason'),
          formatTimes(cause),
          cause.times === 1 ? rewardLabels.subjectText(cause.last) : null,
        ].filter((part) => part !== null),
      ),
    });
  const lines = causes.map(formatCause);
  if (unlisted !== 0) lines.push(translate('activity.explain.unlisted', { moved: rewardLabels.deltaText(unlisted) }));
  const notCounted = [
    ...(pending === 0 ? [] : [translate('activity.explain.pending', count(pending))]),
    ...(rejected === 0 ? [] : [translate('activity.explain.rejected', count(rejected))]),
  ];
  return [
    [
      translate('activity.explain.head', {
        name: displayName(customer) ?? customer._id,
        day: format.format(now),
        ...count(today),
      }),
    ],
    lines.length > 0 ? [translate('activity.explain.came'), ...lines] : [translate('activity.explain.nothing')],
    notCounted.length > 0 ? [translate('activity.explain.apart'), ...notCounted] : [],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

// Explains a balance: changes summed up by reason.

/** All additions, or all deductions, with the same reason. */
interface Cause<Line> {
  reason: string | null;
  points: number;
  times: number;
  /** Newest of them. */
  last: Line;
}

interface Explanation<Line> {
  /** Sorted by amount, largest first. */
  causes: readonly Cause<Line>[];
  /** Part of the balance that comes from rewards that aren't listed. */
  unlisted: number;
  /** Points that don't count towards the balance. */
  pending: number;
  rejected: number;
}

type ExplainedLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount' | 'task_type' | 'createdAt'>;

/** Groups rewards by reason. The causes and `unlisted` add up to the current balance. */
export function explainBalance<Line extends ExplainedLine>(rewards: readonly Line[], today: number): Explanation<Line> {
  const causes = new Map<string, Cause<Line>>();
  let sum = 0;
  for (const line of rewards) {
    const delta = pointsDelta(line);
    if (delta === 0) continue;
    sum += delta;
    // Additions and deductions are separate, or opposite adjustments would cancel out.
    const key = `${Math.sign(delta)} ${line.task_type}`;
    const previous = causes.get(key) ?? { reason: line.task_type, points: 0, times: 0, last: line };
    causes.set(key, {
      ...previous,
      points: roundToCents(previous.points + delta),
      times: previous.times + 1,
      last: toTimestamp(line.createdAt) > toTimestamp(previous.last.createdAt) ? line : previous.last,
    });
  }
  return {
    causes: [...causes.values()].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    unlisted: roundToCents(today - sum),
    pending: sumPoints(rewards, 'pending'),
    rejected: sumPoints(rewards, 'rejected'),
  };
}

function sumPoints(rewards: readonly ExplainedLine[], status: string): number {
  const matching = rewards.filter((line) => line.type === 'points' && line.status === status);
  return roundToCents(matching.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
}
