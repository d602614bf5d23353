import type { messages as english } from '../../en/areas/chart';
import type { Translation } from '../../translation';

/** Messages of charts. */
export const messages = {
  moments: '%{label}: نقاط البيانات',
  more: '%{label}: المزيد',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  when: 'التاريخ',
  what: 'الحدث',
} satisfies Translation<typeof english>;
