import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { personName } from '../../../lib/names';
import { points } from '../../../lib/points';
import { useListText } from '../../../ui/useListText';
import type { Customer } from '../customer';
import { type Cause, explain } from './explanation';
import { momentOf } from './ledger';
import type { Reward } from './reward';
import { useRewardWords } from './useRewardWords';

const days = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));

/** Why a customer has the points of today, as a text to send. */
export function useBalanceText(customer: Customer, rewards: readonly Reward[], today: number, now: number): string {
  const translate = useTranslate();
  const { locale } = useShop();
  const list = useListText();
  const words = useRewardWords();
  const { causes, unlisted, pending, rejected } = explain(rewards, today);
  const format = days(locale);
  const count = (value: number) => ({ smart_count: Math.abs(value), points: points(value, locale) });

  const when = ({ times, last }: Cause<Reward>) => {
    const at = momentOf(last.createdAt);
    if (at === 0) return null;
    const key = times === 1 ? 'activity.explain.once' : 'activity.explain.times';
    return translate(key, { day: format.format(at), times: points(times, locale) });
  };
  const line = (cause: Cause<Reward>) =>
    translate('activity.explain.line', {
      moved: words.moved(cause.points),
      why: list(
        [
          words.reasonOf(cause.reason) ?? translate('activity.explain.noReason'),
          when(cause),
          cause.times === 1 ? words.aboutOf(cause.last) : null,
        ].filter((part) => part !== null),
      ),
    });
  const came = causes.map(line);
  if (unlisted !== 0) came.push(translate('activity.explain.unlisted', { moved: words.moved(unlisted) }));
  const apart = [
    ...(pending === 0 ? [] : [translate('activity.explain.pending', count(pending))]),
    ...(rejected === 0 ? [] : [translate('activity.explain.rejected', count(rejected))]),
  ];
  return [
    [
      translate('activity.explain.head', {
        name: personName(customer) ?? customer._id,
        day: format.format(now),
        ...count(today),
      }),
    ],
    came.length > 0 ? [translate('activity.explain.came'), ...came] : [translate('activity.explain.nothing')],
    apart.length > 0 ? [translate('activity.explain.apart'), ...apart] : [],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
