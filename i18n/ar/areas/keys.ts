import type { messages as english } from '../../en/areas/keys';
import type { Translation } from '../../translation';

/** Messages of the keyboard shortcuts dialog. */
export const messages = {
  title: 'اختصارات المفاتيح',
  next: 'الصف التالي',
  previous: 'الصف السابق',
  select: 'تحديد الصف',
  openRecord: 'فتح الصف',
  search: 'بحث',
  undo: 'التراجع عن آخر تغيير',
  help: 'قائمة الاختصارات هذه',
  close: 'إغلاق',
} satisfies Translation<typeof english>;
