import type { messages as english } from '../../en/areas/code';
import type { Translation } from '../../translation';

/** Messages of the code editor. */
export const messages = {
  keys: 'اضغط Tab لمغادرة المحرّر، و%{indent} لإزاحة السطر، و%{find} للبحث، و%{complete} للاقتراحات.',
  problems: 'المشكلات',
  problem: 'السطر %{line}: %{message}',
  more: '%{smart_count} مشكلة أخرى |||| مشكلة أخرى |||| مشكلتان أخريان |||| %{smart_count} مشكلات أخرى |||| %{smart_count} مشكلة أخرى |||| %{smart_count} مشكلة أخرى',
  size: '%{size} من %{most}',
  tooLarge: 'طويل جدًا: %{size} والحد المسموح %{most}',
  faults: {
    css: 'رمز CSS غير صالح',
    unclosed: 'ينقص قوس إغلاق أو علامة اقتباس',
    value: 'قيمة غير معروفة: %{what}',
    property: 'خاصية غير معروفة: %{what}',
    tag: 'رمز HTML غير صالح',
    notClosed: 'الوسم ‎<%{name}>‎ غير مغلق',
    notOpened: 'الوسم ‎</%{name}>‎ ليس له وسم فتح',
    entity: 'رمز غير معروف: %{what}',
  },
  find: {
    find: 'بحث',
    replace: 'استبدال',
    next: 'التالي',
    previous: 'السابق',
    all: 'الكل',
    matchCase: 'مطابقة حالة الأحرف',
    wholeWord: 'كلمات كاملة',
    regexp: 'تعبير نمطي',
    replaceOne: 'استبدال',
    replaceAll: 'استبدال الكل',
    close: 'إغلاق',
    completions: 'الاقتراحات',
  },
} satisfies Translation<typeof english>;
