import { useTranslate } from 'ra-core';
import { displayName } from '../../../../resources/displayName';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { byRegion } from '../../../lib/format/byRegion';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useListText } from '../../../ui/text/useListText';
import type { Customer } from '../customer';
import { type Cause, explainBalance } from './explanation';
import { toTimestamp } from './ledger';
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
