import type { messages as english } from '../../en/areas/saveView';
import type { Translation } from '../../translation';

/** Messages of the save view dialog. */
export const messages = {
  name: 'اسم طريقة العرض',
  saved: 'حُفظت باسم «%{name}»',
  title: 'حفظ طريقة العرض هذه',
  explain: 'تحفظ التصفية والبحث والترتيب والأعمدة تحت اسم، على هذا الجهاز.',
  submit: 'حفظ طريقة العرض',
  taken: 'توجد طريقة عرض بهذا الاسم: ستُستبدل.',
} satisfies Translation<typeof english>;
