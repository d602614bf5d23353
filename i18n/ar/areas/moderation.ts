import type { messages as english } from '../../en/areas/moderation';
import type { Translation } from '../../translation';

/** Messages of what helps to decide about a record. */
export const messages = {
  title: 'ما يساعدك على اتخاذ القرار',
  customer: 'العميل',
  orders: '%{count} طلب |||| طلب واحد |||| طلبان |||| %{count} طلبات |||| %{count} طلبًا |||| %{count} طلب',
  purchase: 'آخر طلب',
  orderNumber: 'الطلب %{number}',
  sameDay: 'في اليوم نفسه',
  daysBefore:
    'في اليوم نفسه |||| قبل يوم واحد |||| قبل يومين |||| قبل %{smart_count} أيام |||| قبل %{smart_count} يومًا |||| قبل %{smart_count} يوم',
  reviews: 'تقييمات أخرى لهذا العميل',
  reviewCount:
    '%{count} تقييم |||| تقييم واحد |||| تقييمان |||| %{count} تقييمات |||| %{count} تقييمًا |||| %{count} تقييم',
  product: 'المنتج',
  average:
    '%{average} من %{count} تقييم منشور |||| %{average} من تقييم منشور واحد |||| %{average} من تقييمين منشورين |||| %{average} من %{count} تقييمات منشورة |||| %{average} من %{count} تقييمًا منشورًا |||| %{average} من %{count} تقييم منشور',
  unrated: 'لا تقييمات منشورة',
  balance: 'الرصيد إذا وافقت',
  balanceChange: '%{before} ← %{after} نقطة',
  waits: {
    label: 'سبب الانتظار',
    decision: 'تنتظر قرارك.',
    review: 'تقييمها غير منشور.',
    available: 'متاحة %{time}',
  },
} satisfies Translation<typeof english>;
