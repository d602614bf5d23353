import { useTranslate } from 'ra-core';
import { rewards } from '../../../../resources/rewards';
import { useFormatDiscount } from '../../../engine/cells/useFormatDiscount';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { formatPoints, withMinusSign } from '../../../lib/format/formatPoints';
import { byLocale } from '../../../lib/format/locale';
import type { Reward } from './reward';

const signed = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }));
const listFormats = byLocale((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }));

/** Localized texts for a reward: value, reason, and the related order, review, or question. */
export function useRewardLabels() {
  const translate = useTranslate();
  const labels = useEntityLabels(rewards);
  const discount = useFormatDiscount();
  const { locale } = useCurrentSite();

  const deltaText = (amount: number | null) =>
    translate('ui.points', {
      smart_count: Math.abs(amount ?? 0),
      points: amount === null ? EMPTY_PLACEHOLDER : withMinusSign(signed(locale).format(amount)),
    });
  const valueText = ({ type, amount, discountConfig, coupon_code: code }: Reward): string => {
    if (type === 'points') return deltaText(amount);
    const given = (discountConfig && discount(discountConfig)) ?? labels.value('type', type ?? 'coupon_code');
    return code ? translate('activity.timeline.voucher', { discount: given, code }) : given;
  };
  /** Reason of a reward; null if it has none. */
  const reasonText = (reason: string | null) => (reason === null ? null : labels.value('task_type', reason));
  /** Related order, review, or question; null if there is none. */
  const subjectText = ({ order, review, faq }: Reward): string | null => {
    if (order) return translate('list.value.order', { number: order.number ?? order._id });
    if (review?.title) return translate('list.value.review', { title: review.title });
    return faq ? translate('list.value.question', { question: faq.question ?? faq._id }) : null;
  };
  const summaryText = (reward: Reward): string => {
    const { status } = reward;
    const state = status === null || status === 'approved' ? null : labels.value('status', status);
    return [valueText(reward), reasonText(reward.task_type), subjectText(reward), state]
      .filter((part) => part !== null)
      .join(' · ');
  };
  /** '100 points, 1 voucher'. */
  const sumText = ({ points, vouchers }: { points: number; vouchers: number }): string =>
    listFormats(locale).format([
      ...(points > 0 ? [translate('ui.points', { smart_count: points, points: formatPoints(points, locale) })] : []),
      ...(vouchers > 0
        ? [translate('activity.outlook.vouchers', { smart_count: vouchers, vouchers: formatPoints(vouchers, locale) })]
        : []),
    ]);
  return { deltaText, reasonText, subjectText, sumText, summaryText };
}
