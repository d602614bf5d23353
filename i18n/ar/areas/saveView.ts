import type { messages as english } from '../../en/areas/saveView';
import type { Translation } from '../../translation';

/** Messages of the save view dialog. */
export const messages = {
  as: 'الحفظ باسم',
  new: 'طريقة عرض جديدة',
  update: 'تحديث طريقة العرض',
  updated: 'حُدّثت طريقة العرض «%{name}»',
  name: 'اسم طريقة العرض',
  saved: 'تم الحفظ باسم «%{name}»',
  title: 'حفظ طريقة العرض',
  explain: 'يحفظ عوامل التصفية والبحث والترتيب والأعمدة الحالية على هذا الجهاز.',
  submit: 'حفظ طريقة العرض',
  taken: 'لديك طريقة عرض بهذا الاسم بالفعل. سيستبدلها الحفظ.',
  forget: 'حذف طريقة العرض «%{name}»',
  deleted: 'حُذفت طريقة العرض «%{name}»',
  renameTitle: 'إعادة تسمية طريقة العرض «%{name}»',
  rename: 'إعادة التسمية',
  renamed: 'أُعيدت تسمية طريقة العرض إلى «%{name}»',
} satisfies Translation<typeof english>;
