import type { words as english } from '../../en/areas/find';
import type { Translation } from '../../translation';

/** Words of the quick find. */
export const words = {
  title: 'بحث',
  label: 'البحث عن صفحات وعملاء',
  placeholder: 'ابحث عن صفحة أو عميل',
  pages: 'الصفحات',
  customers: 'العملاء',
  recent: 'الأخيرة',
  searching: 'جارٍ البحث في العملاء…',
  none: 'لا نتائج لـ«%{text}».',
  failed: 'تعذّر البحث في العملاء. %{reason}',
  results:
    '%{smart_count} نتيجة |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  keys: 'الأسهم للاختيار، وEnter للفتح، وEsc للإغلاق.',
} satisfies Translation<typeof english>;
