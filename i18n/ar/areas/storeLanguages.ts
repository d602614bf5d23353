import type { messages as english } from '../../en/areas/storeLanguages';
import type { Translation } from '../../translation';

/** Messages of the languages of a store. */
export const messages = {
  title: 'اللغات',
  text: 'يقرأ عملاؤك الأدوات بلغتهم إذا كان متجرك يدعمها، وإلا فباللغة الرئيسية.',
  list: 'لغات المتجر',
  main: 'اللغة الرئيسية',
  isMain: 'اللغة الرئيسية',
  makeMain: 'تعيين كلغة رئيسية',
  makeMainNamed: '%{name}: تعيين كلغة رئيسية',
  remove: '%{name}: إزالة',
  add: 'إضافة لغة',
  addChoose: 'اختيار لغة',
  addNamed: 'إضافة',
  unknown: 'غير مدعومة في الأدوات',
  translate: 'فتح الترجمات',
  allAdded: 'تمت إضافة اللغات كلها، وعددها 28.',
} satisfies Translation<typeof english>;
