import type { PluralNounsFor } from './pluralNoun';

type OneForm = PluralNounsFor<'other'>;

/** Languages without plural forms. */

export const ja: OneForm = {
  reviews: { other: 'レビュー{{count}}件' },
  points: { other: '{{count}}ポイント' },
  questions: { other: '質問{{count}}件' },
  vouchers: { other: 'クーポン{{count}}枚' },
};

export const ko: OneForm = {
  reviews: { other: '리뷰 {{count}}개' },
  points: { other: '{{count}}포인트' },
  questions: { other: '질문 {{count}}개' },
  vouchers: { other: '쿠폰 {{count}}장' },
};

export const zh: OneForm = {
  reviews: { other: '{{count}} 条评价' },
  points: { other: '{{count}} 积分' },
  questions: { other: '{{count}} 个问题' },
  vouchers: { other: '{{count}} 张优惠券' },
};

export const zhTW: OneForm = {
  reviews: { other: '{{count}} 則評論' },
  points: { other: '{{count}} 點' },
  questions: { other: '{{count}} 個問題' },
  vouchers: { other: '{{count}} 張優惠券' },
};

export const vi: OneForm = {
  reviews: { other: '{{count}} đánh giá' },
  points: { other: '{{count}} điểm' },
  questions: { other: '{{count}} câu hỏi' },
  vouchers: { other: '{{count}} phiếu giảm giá' },
};

export const th: OneForm = {
  reviews: { other: '{{count}} รีวิว' },
  points: { other: '{{count}} คะแนน' },
  questions: { other: '{{count}} คำถาม' },
  vouchers: { other: 'คูปอง {{count}} ใบ' },
};

export const ms: OneForm = {
  reviews: { other: '{{count}} ulasan' },
  points: { other: '{{count}} mata' },
  questions: { other: '{{count}} soalan' },
  vouchers: { other: '{{count}} baucar' },
};
