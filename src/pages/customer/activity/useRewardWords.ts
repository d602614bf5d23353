import { useTranslate } from 'ra-core';
import { rewards } from '../../../../resources/rewards';
import { useDiscountWords } from '../../../engine/cells/useDiscountWords';
import { useShop } from '../../../engine/shop';
import { useEntityWords } from '../../../engine/words';
import { movedPoints } from '../../../lib/points';
import type { Reward } from './reward';

/** Says in plain words what a reward is, what it was for and which order, review or question it belongs to. */
export function useRewardWords() {
  const translate = useTranslate();
  const words = useEntityWords(rewards);
  const discount = useDiscountWords();
  const { locale } = useShop();

  const moved = (amount: number | null) =>
    translate('activity.outlook.points', { smart_count: Math.abs(amount ?? 0), points: movedPoints(amount, locale) });
  const what = ({ type, amount, discountConfig, coupon_code: code }: Reward): string => {
    if (type === 'points') return moved(amount);
    const given = (discountConfig && discount(discountConfig)) ?? words.value('type', type ?? 'coupon_code');
    return code ? translate('activity.timeline.voucher', { discount: given, code }) : given;
  };
  /** What it was for; null where nothing says so. */
  const reasonOf = (reason: string | null) => (reason === null ? null : words.value('task_type', reason));
  /** The order, review or question; null for none. */
  const aboutOf = ({ order, review, faq }: Reward): string | null => {
    if (order) return translate('list.value.order', { number: order.number ?? order._id });
    if (review?.title) return translate('list.value.review', { title: review.title });
    return faq ? translate('list.value.question', { question: faq.question ?? faq._id }) : null;
  };
  const sentence = (reward: Reward): string => {
    const { status } = reward;
    const state = status === null || status === 'approved' ? null : words.value('status', status);
    return [what(reward), reasonOf(reward.task_type), aboutOf(reward), state]
      .filter((part) => part !== null)
      .join(' · ');
  };
  return { moved, reasonOf, aboutOf, sentence };
}
