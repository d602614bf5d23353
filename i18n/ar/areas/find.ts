import type { messages as english } from '../../en/areas/find';
import type { Translation } from '../../translation';

/** Messages of the quick find. */
export const messages = {
  title: 'بحث',
  label: 'البحث في الصفحات والعملاء',
  placeholder: 'البحث في الصفحات والعملاء',
  pages: 'الصفحات',
  actions: 'الإجراءات',
  recent: 'الأخيرة',
  searching: 'جارٍ البحث في العملاء والمراجعات…',
  none: 'لا توجد نتائج لـ«%{text}»',
  failed: {
    customers: 'تعذّر البحث في العملاء. %{reason}',
    'product-reviews': 'تعذّر البحث في المراجعات. %{reason}',
  },
  results:
    '%{smart_count} نتيجة |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  keys: 'استخدم الأسهم للتنقل، وEnter للفتح، وEsc للإغلاق',
  import: {
    customers: {
      customers: 'استيراد العملاء من ملف',
      store: 'استيراد عملاء متجرك',
      team: 'استيراد العملاء بواسطة فريقنا',
      points: 'استيراد النقاط من ملف',
    },
    'product-reviews': {
      reviews: 'استيراد المراجعات من ملف',
      team: 'استيراد المراجعات بواسطة فريقنا',
    },
    other: 'استيراد: %{name}، %{kind}',
  },
  /** Further words that find the color schemes. */
  schemeWords: 'المظهر الألوان داكن فاتح',
} satisfies Translation<typeof english>;
