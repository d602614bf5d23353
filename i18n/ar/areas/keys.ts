import type { messages as english } from '../../en/areas/keys';
import type { Translation } from '../../translation';

/** Messages of the keyboard shortcuts dialog. */
export const messages = {
  title: 'اختصارات لوحة المفاتيح',
  onPages: 'في كل صفحة',
  inLists: 'في القوائم',
  find: 'البحث في الصفحات والعناصر',
  notifications: 'الانتقال إلى الإشعارات والعودة',
  confirm: 'تأكيد أو إرسال',
  next: 'الصف التالي',
  previous: 'الصف السابق',
  select: 'تحديد الصف',
  openRecord: 'فتح الصف',
  search: 'بحث',
  leaveSearch: 'من البحث إلى الصف الأول',
  undo: 'التراجع عن آخر تغيير',
  help: 'عرض اختصارات لوحة المفاتيح',
  close: 'إغلاق',
} satisfies Translation<typeof english>;
