import type { messages as english } from '../../en/areas/find';
import type { Translation } from '../../translation';

/** Messages of the quick find. */
export const messages = {
  title: 'بحث',
  label: 'البحث عن صفحات وعملاء',
  placeholder: 'ابحث عن صفحة أو إجراء أو عميل أو مراجعة',
  pages: 'الصفحات',
  actions: 'الإجراءات',
  recent: 'الأخيرة',
  searching: 'جارٍ البحث في العملاء والمراجعات…',
  none: 'لا نتائج لـ«%{text}».',
  failed: {
    customers: 'تعذّر البحث في العملاء. %{reason}',
    'product-reviews': 'تعذّر البحث في المراجعات. %{reason}',
  },
  results:
    '%{smart_count} نتيجة |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  keys: 'الأسهم للاختيار، وEnter للفتح، وEsc للإغلاق.',
  import: {
    customers: {
      customers: 'استيراد العملاء من ملف',
      store: 'استيراد عملاء المتجر',
      team: 'اطلب من فريقنا استيراد العملاء',
      points: 'استيراد النقاط من ملف',
    },
    'product-reviews': {
      reviews: 'استيراد المراجعات من ملف',
      team: 'اطلب من فريقنا استيراد المراجعات',
    },
    other: 'استيراد: %{name}، %{kind}',
  },
  /** Further words that find the color schemes. */
  schemeWords: 'المظهر الألوان داكن فاتح',
} satisfies Translation<typeof english>;
