import type { words as english } from '../../en/areas/keys';
import type { Translation } from '../../translation';

/** Words of the dialog that lists the keys. */
export const words = {
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
