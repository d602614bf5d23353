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
  reviews: 'مراجعات أخرى لهذا العميل',
  reviewCount:
    '%{count} مراجعة |||| مراجعة واحدة |||| مراجعتان |||| %{count} مراجعات |||| %{count} مراجعة |||| %{count} مراجعة',
  product: 'المنتج',
  average:
    '%{average} من %{count} مراجعة منشورة |||| %{average} من مراجعة منشورة واحدة |||| %{average} من مراجعتين منشورتين |||| %{average} من %{count} مراجعات منشورة |||| %{average} من %{count} مراجعة منشورة |||| %{average} من %{count} مراجعة منشورة',
  unrated: 'لا مراجعات منشورة',
  balance: 'الرصيد إذا وافقت',
  balanceChange: '%{before} ← %{after} نقطة',
  waits: {
    label: 'سبب الانتظار',
    decision: 'تنتظر قرارك.',
    review: 'مراجعتها غير منشورة.',
    available: 'متاحة %{time}',
  },
} satisfies Translation<typeof english>;
