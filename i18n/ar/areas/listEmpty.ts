import type { messages as english } from '../../en/areas/listEmpty';
import type { Translation } from '../../translation';

/** Messages of a list that has no rows, or none that match. */
export const messages = {
  emptyText: 'قائمة %{name} فارغة حتى الآن.',
  nothingWaits: 'أنجزت كل شيء',
  nothingWaitsText: 'لا يوجد ما يتطلب انتباهك في %{name}.',
  showAll: 'عرض كل %{name}',
  noResult: 'لا توجد نتائج',
  noResultText: 'لا يوجد في %{name} ما يطابق بحثك وعوامل التصفية.',
  clear: 'مسح كل عوامل التصفية',
} satisfies Translation<typeof english>;
