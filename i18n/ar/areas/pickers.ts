import type { messages as english } from '../../en/areas/pickers';
import type { Translation } from '../../translation';

/** Messages of record, product, and date pickers. */
export const messages = {
  search: {
    placeholder: 'اكتب للبحث',
    searching: 'جارٍ البحث…',
    found:
      'عُثر على %{smart_count} نتيجة |||| عُثر على نتيجة واحدة |||| عُثر على نتيجتين |||| عُثر على %{smart_count} نتائج |||| عُثر على %{smart_count} نتيجة |||| عُثر على %{smart_count} نتيجة',
    nothing: 'لا نتائج',
    nothingFor: 'لا نتائج لـ«%{text}»',
    more: 'أول النتائج: %{count} من %{total}. تابع الكتابة لتضييق البحث.',
    moreUnknown: 'عدد النتائج الأولى المعروضة: %{count}. تابع الكتابة لتضييق البحث.',
    failed: 'تعذّر البحث.',
    clear: 'مسح %{label}',
  },
  day: {
    choose: 'اختيار تاريخ',
    change: 'اختيار تاريخ غير %{day}',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    toDays: 'اختيار يوم من هذه السنة',
    toYears: 'اختيار سنة',
    year: 'السنة',
    month: 'الشهر',
    day: 'اليوم',
    yearLetter: 'س',
    monthLetter: 'ش',
    dayLetter: 'ي',
    empty: 'فارغ',
    invalid: 'لم يكتمل التاريخ بعد.',
    future: 'هذا التاريخ في المستقبل.',
    early: 'هذا التاريخ قبل %{day}.',
    late: 'هذا التاريخ بعد %{day}.',
    old: 'هذا التاريخ قديم جدًا.',
    from: 'من',
    to: 'إلى',
  },
  appliesTo: {
    entireOrder: 'الطلب بأكمله',
    selectedProducts: 'منتجات محددة',
    selectedCollections: 'مجموعات محددة',
    products: 'المنتجات',
    collections: 'المجموعات',
  },
  rating: {
    stars:
      '%{smart_count} نجمة |||| نجمة واحدة |||| نجمتان |||| %{smart_count} نجوم |||| %{smart_count} نجمة |||| %{smart_count} نجمة',
  },
} satisfies Translation<typeof english>;
