import type { messages as english } from '../../en/areas/code';
import type { Translation } from '../../translation';

/** Messages of the code editor. */
export const messages = {
  keys: 'يخرجك Tab من المحرّر. %{indent} لإزاحة السطر، %{find} للبحث، %{complete} لاقتراح الأسماء.',
  problems: 'ما قد يكون خطأً',
  problem: 'السطر %{line}: %{message}',
  more: '%{smart_count} مشكلة أخرى |||| مشكلة أخرى |||| مشكلتان أخريان |||| %{smart_count} مشكلات أخرى |||| %{smart_count} مشكلة أخرى |||| %{smart_count} مشكلة أخرى',
  size: '%{size} من %{most}',
  tooLarge: 'أطول من اللازم: %{size} والحد %{most}.',
  faults: {
    css: 'لا يمكن قراءة هذا على أنه CSS.',
    unclosed: 'فُتح شيء ولم يُغلق.',
    value: 'لا تعرف المتصفحات «%{what}».',
    tag: 'لا يمكن قراءة هذا على أنه HTML.',
    notClosed: 'الوسم \u200e<%{name}>\u200e غير مغلق.',
    notOpened: 'الوسم \u200e</%{name}>\u200e لا يغلق شيئًا.',
    entity: 'لا يوجد رمز كهذا: %{what}',
  },
  find: {
    find: 'بحث',
    replace: 'استبدال',
    next: 'التالي',
    previous: 'السابق',
    all: 'الكل',
    matchCase: 'مطابقة حالة الأحرف',
    wholeWord: 'كلمات كاملة',
    regexp: 'نمط',
    replaceOne: 'استبدال',
    replaceAll: 'استبدال الكل',
    close: 'إغلاق',
    completions: 'الاقتراحات',
  },
} satisfies Translation<typeof english>;
