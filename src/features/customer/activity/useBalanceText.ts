import { useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import type { ProgramReward } from '../../../../resources/programs';
import { useFormatDiscount } from '../../../engine/cells/useFormatDiscount';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { usePrograms } from '../../../engine/shop/programs';
import { formatPoints } from '../../../lib/format/formatPoints';
import { byRegion } from '../../../lib/format/locale';
import { MAX_NOW_AGE_MS } from '../../../ui/text/useNow';
import { type Customer, findCustomerProgram } from '../customer';
import { pointsDelta, roundToCents, toTimestamp } from './ledger';
import type { Reward } from './reward';
import { useNotedPoints } from './useNotes';
import { useRewardLabels } from './useRewardLabels';

const dateFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));

/** What a message about the balance is written from. */
export interface ExplainedBalance {
  customer: Customer;
  /** With what expired of them. */
  rewards: readonly Reward[];
  /** Current balance. */
  balance: number;
}

/**
 * Returns a message to a customer: the balance and what it consists of, what becomes available and what expires, and the
 * rewards that it is enough for.
 */
export function useBalanceText({ customer, rewards, balance }: ExplainedBalance, now: number): string {
  const translate = useTranslate();
  const { locale, siteName } = useCurrentSite();
  const { programs } = usePrograms();
  const rewardLabels = useRewardLabels();
  const formatDiscount = useFormatDiscount();
  const noted = useNotedPoints(customer._id, rewards);
  // The note for the customer, not the internal one.
  const lines = rewards.map((reward) => ({ ...reward, note: noted.get(reward._id)?.customerNote.trim() || null }));
  const { causes, unlisted, hasUnknownExpiry, pending, rejected } = explainBalance(lines, balance);
  const format = dateFormats(locale);
  const values = (points: number) => ({ smart_count: Math.abs(points), points: formatPoints(points, locale) });
  const pointsText = (points: number) => translate('ui.points', values(points));

  const formatTimes = ({ times, last }: Cause<NotedReward>) => {
    const at = toTimestamp(last.createdAt);
    if (at === 0) return null;
    const key = times === 1 ? 'activity.explain.once' : 'activity.explain.times';
    return translate(key, { day: format.format(at), times: formatPoints(times, locale) });
  };
  const formatCause = (cause: Cause<NotedReward>) =>
    translate('activity.explain.line', {
      moved: rewardLabels.deltaText(cause.points),
      why: [
        rewardLabels.reasonText(cause.reason) ?? translate('activity.explain.noReason'),
        cause.last.note,
        formatTimes(cause),
        cause.times === 1 ? rewardLabels.subjectText(cause.last) : null,
      ]
        .filter((part) => part !== null)
        .join(' · '),
    });
  const discountText = ({ discountType, value }: Offer) =>
    value === null ? null : formatDiscount({ discountType, discountValue: value, freeProduct: null });
  /** The title of an offer, with the discount unless the title has its number. */
  const offerText = (offer: Offer) => {
    const discount = hasNumber(offer.title, offer.value) ? null : discountText(offer);
    return discount === null ? offer.title : translate('activity.explain.offer', { reward: offer.title, discount });
  };
  const formatOffer = (offer: Offer) => {
    const discount = offer.isStep ? discountText(offer) : null;
    return discount === null
      ? translate('activity.explain.line', { moved: offerText(offer), why: pointsText(offer.cost) })
      : translate('activity.explain.step', { reward: offer.title, discount, points: pointsText(offer.cost) });
  };
  const formatDays = (days: ReturnType<typeof groupByDay>, key: string) =>
    days.slice(0, MAX_DAYS).map(({ at, points, vouchers }) =>
      // Points that are spent already neither become available nor expire.
      translate(key, {
        what: rewardLabels.sumText({ points: Math.min(points, balance), vouchers }),
        day: format.format(at),
      }),
    );
  const availableDays = groupByDay(rewards, 'availableAt', now);
  // The balance has all approved points, also those that can't be used yet.
  const later = availableDays.reduce((sum, { points }) => sum + points, 0);
  const usable = later === 0 ? balance : Math.max(0, roundToCents(balance - later));
  const { affordable, next } = findRewards(findCustomerProgram(customer, programs)?.rewards ?? [], usable);
  const name = [customer.firstName, customer.name].find((text) => text?.trim())?.trim();
  const section = (key: string, lines: readonly string[]) => (lines.length > 0 ? [translate(key), ...lines] : []);
  const changes = [
    ...causes.map(formatCause),
    ...(unlisted === 0
      ? []
      : [
          translate(hasUnknownExpiry ? 'activity.explain.unlistedOrExpired' : 'activity.explain.unlisted', {
            moved: rewardLabels.deltaText(unlisted),
          }),
        ]),
  ];

  return [
    [translate(name === undefined ? 'activity.explain.hello' : 'activity.explain.helloName', { name })],
    [
      translate(usable === balance ? 'activity.explain.head' : 'activity.explain.headLater', {
        day: format.format(now),
        points: pointsText(balance),
        usable: formatPoints(usable, locale),
      }),
    ],
    changes.length > 0 ? section('activity.explain.came', changes) : [translate('activity.explain.nothing')],
    section('activity.explain.apart', [
      ...(pending === 0 ? [] : [translate('activity.explain.pending', values(pending))]),
      ...(rejected === 0 ? [] : [translate('activity.explain.rejected', values(rejected))]),
    ]),
    section('activity.explain.available', formatDays(availableDays, 'activity.explain.from')),
    section('activity.explain.expires', formatDays(groupByDay(rewards, 'expiresAt', now), 'activity.explain.until')),
    section('activity.explain.rewards', [
      ...affordable.map(formatOffer),
      ...(next
        ? [translate('activity.explain.missing', { ...values(next.cost - usable), reward: offerText(next) })]
        : []),
    ]),
    [siteName],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** What a customer can get for points. */
interface Offer {
  title: string;
  cost: number;
  discountType: 'percentage' | 'fixed_amount';
  /** Percentage or amount of the discount; null if there is none, or it isn't known. */
  value: number | null;
  /** Whether twice the points give twice the discount. */
  isStep: boolean;
}

const discountShape = z.object({ value: z.number().check(z.positive()) });

/** Unlike the editor, it uses no default for a missing value. */
function parseDiscount(type: string | null, config: unknown): Pick<Offer, 'discountType' | 'value' | 'isStep'> {
  const isStep = type === 'increment_amount';
  const hasDiscount = isStep || type === 'percentage' || type === 'fixed_amount';
  const value = hasDiscount ? (discountShape.safeParse(config).data?.value ?? null) : null;
  return { discountType: type === 'percentage' ? type : 'fixed_amount', value, isStep };
}

/** Whether a text has a number, such as 10 in '10 % off'. */
const hasNumber = (text: string, value: number | null): boolean =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).some((number) => Number(number.replace(',', '.')) === value);

/** The rewards of a program that have a title and cost points, cheapest first: those that a balance is enough for, and the next one. */
function findRewards(rewards: readonly ProgramReward[], balance: number) {
  const offered = rewards
    .flatMap(({ type, title, pointsCost, isEnabled, config }): Offer[] =>
      title?.trim() && pointsCost !== null && pointsCost > 0 && isEnabled !== false
        ? [{ title: title.trim(), cost: pointsCost, ...parseDiscount(type, config) }]
        : [],
    )
    .sort((a, b) => a.cost - b.cost);
  return {
    affordable: offered.filter(({ cost }) => cost <= balance),
    next: offered.find(({ cost }) => cost > balance) ?? null,
  };
}

/** Days that are listed. */
const MAX_DAYS = 5;

type DatedReward = Pick<Reward, 'type' | 'status' | 'amount' | 'availableAt' | 'expiresAt'>;

/** Sums up the approved points and vouchers whose date is to come, by local day, the nearest days first. */
function groupByDay(rewards: readonly DatedReward[], field: 'availableAt' | 'expiresAt', now: number) {
  const days = new Map<string, { at: number; points: number; vouchers: number }>();
  for (const reward of rewards) {
    const at = toTimestamp(reward[field]);
    const points = Math.max(0, pointsDelta({ _id: '', ...reward }));
    const vouchers = reward.type === 'coupon_code' && reward.status === 'approved' ? 1 : 0;
    if (at <= now + MAX_NOW_AGE_MS || points + vouchers === 0) continue;
    const key = new Date(at).toDateString();
    const day = days.get(key) ?? { at, points: 0, vouchers: 0 };
    days.set(key, { ...day, points: roundToCents(day.points + points), vouchers: day.vouchers + vouchers });
  }
  return [...days.values()].sort((a, b) => a.at - b.at);
}

// Explains a balance: changes summed up by reason.

/** All additions, or all deductions, with the same reason and note. */
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
  /** Whether points may have expired, of which it isn't known how many. */
  hasUnknownExpiry: boolean;
  /** Points that don't count towards the balance. */
  pending: number;
  rejected: number;
}

interface NotedReward extends Reward {
  /** Note to the customer. */
  note: string | null;
}

type ExplainedLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount' | 'task_type' | 'createdAt'> &
  Partial<Pick<NotedReward, 'note'>>;

/** Groups rewards and what expired of them by reason. The causes and `unlisted` add up to the current balance. */
export function explainBalance<Line extends ExplainedLine>(
  rewards: readonly Line[],
  balance: number,
): Explanation<Line> {
  const causes = new Map<string, Cause<Line>>();
  let sum = 0;
  for (const line of rewards) {
    const delta = pointsDelta(line);
    if (delta === 0) continue;
    sum += delta;
    // Additions and deductions are separate, or opposite adjustments would cancel out.
    const key = `${Math.sign(delta)} ${line.task_type} ${line.note ?? ''}`;
    const previous = causes.get(key) ?? { reason: line.task_type, points: 0, times: 0, last: line };
    causes.set(key, {
      ...previous,
      points: roundToCents(previous.points + delta),
      times: previous.times + 1,
      last: toTimestamp(line.createdAt) > toTimestamp(previous.last.createdAt) ? line : previous.last,
    });
  }
  return {
    causes: [...causes.values()].sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.points - a.points),
    unlisted: roundToCents(balance - sum),
    hasUnknownExpiry: rewards.some(({ task_type: type, amount }) => type === 'expire_points' && amount === null),
    pending: sumPoints(rewards, 'pending'),
    rejected: sumPoints(rewards, 'rejected'),
  };
}

function sumPoints(rewards: readonly ExplainedLine[], status: string): number {
  const matching = rewards.filter((line) => line.type === 'points' && line.status === status);
  return roundToCents(matching.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
}
