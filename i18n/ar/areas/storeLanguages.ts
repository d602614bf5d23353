import type { messages as english } from '../../en/areas/storeLanguages';
import type { Translation } from '../../translation';

/** Messages of the languages of a store. */
export const messages = {
  title: 'اللغات',
  text: 'يقرأ المتسوّقون الأدوات بلغتهم إن كان المتجر يتحدث بها، وإلا فباللغة الرئيسية.',
  list: 'لغات المتجر',
  main: 'اللغة الرئيسية',
  isMain: 'اللغة الرئيسية',
  makeMain: 'جعلها اللغة الرئيسية',
  makeMainNamed: '%{name}: جعلها اللغة الرئيسية',
  remove: '%{name}: إزالة',
  add: 'إضافة لغة',
  addChoose: 'اختر لغة…',
  addNamed: 'إضافة',
  unknown: 'ليست من اللغات التي تتحدث بها الأدوات',
  translate: 'فتح الترجمات',
  allAdded: 'أُضيفت اللغات كلها، وعددها 28.',
} satisfies Translation<typeof english>;
