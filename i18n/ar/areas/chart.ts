import type { messages as english } from '../../en/areas/chart';
import type { Translation } from '../../translation';

/** Messages of charts. */
export const messages = {
  moments: '%{label}: لحظة بلحظة',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  when: 'متى',
  what: 'ماذا',
  more: 'وغيرها: %{smart_count}',
} satisfies Translation<typeof english>;
