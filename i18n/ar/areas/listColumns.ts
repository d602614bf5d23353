import type { messages as english } from '../../en/areas/listColumns';
import type { Translation } from '../../translation';

/** Messages of the list of columns. */
export const messages = {
  search: 'البحث في الأعمدة',
  earlier: 'نقل العمود «%{column}» إلى أعلى',
  later: 'نقل العمود «%{column}» إلى أسفل',
  reset: 'إعادة تعيين الأعمدة',
  moved: 'تم نقل %{column} إلى الموضع %{place} من %{count}',
} satisfies Translation<typeof english>;
