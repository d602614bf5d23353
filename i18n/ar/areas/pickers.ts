import type { messages as english } from '../../en/areas/pickers';
import type { Translation } from '../../translation';

/** Messages of record, product, and date pickers. */
export const messages = {
  search: {
    placeholder: 'اكتب للبحث',
    searching: 'جارٍ البحث…',
    found:
      'عُثر على %{smart_count} نتيجة |||| عُثر على نتيجة واحدة |||| عُثر على نتيجتين |||| عُثر على %{smart_count} نتائج |||| عُثر على %{smart_count} نتيجة |||| عُثر على %{smart_count} نتيجة',
    nothing: 'لا توجد نتائج',
    nothingFor: 'لا توجد نتائج لـ«%{text}»',
    more: 'يتم عرض %{count} من %{total}. اكتب لتضييق النتائج.',
    moreUnknown: 'يتم عرض أول %{count}. اكتب لتضييق النتائج.',
    failed: 'فشل البحث. حاول مجددًا.',
    clear: 'مسح %{label}',
  },
  day: {
    choose: 'اختيار تاريخ',
    change: 'تغيير التاريخ، %{day}',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    toDays: 'اختيار يوم',
    toYears: 'اختيار سنة',
    year: 'السنة',
    month: 'الشهر',
    day: 'اليوم',
    yearLetter: 'س',
    monthLetter: 'ش',
    dayLetter: 'ي',
    empty: 'فارغ',
    invalid: 'أدخل تاريخًا كاملًا',
    future: 'اختر تاريخًا ليس في المستقبل',
    early: 'اختر %{day} أو بعده',
    late: 'اختر %{day} أو قبله',
    old: 'اختر تاريخًا أحدث',
    from: 'من',
    to: 'إلى',
  },
  appliesTo: {
    entireOrder: 'الطلب بأكمله',
    selectedProducts: 'منتجات محدّدة',
    selectedCollections: 'مجموعات محدّدة',
    products: 'المنتجات',
    collections: 'المجموعات',
  },
  rating: {
    stars:
      '%{smart_count} نجمة |||| نجمة واحدة |||| نجمتان |||| %{smart_count} نجوم |||| %{smart_count} نجمة |||| %{smart_count} نجمة',
  },
  noProgram: 'الافتراضي (%{program})',
} satisfies Translation<typeof english>;
