import type { words as english } from '../../en/areas/chart';
import type { Translation } from '../../translation';

/** Words of charts. */
export const words = {
  moments: '%{label}: لحظة بلحظة',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  when: 'متى',
  what: 'ماذا',
  more: 'وغيرها: %{smart_count}',
} satisfies Translation<typeof english>;
