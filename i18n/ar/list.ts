import type { list as english } from '../en/list';
import type { Translation } from '../translation';

/** Messages shared by all lists. */
export const list = {
  named: '%{noun} «%{title}»',
  count: '%{name}: %{total}',
  more: 'الترتيب والأعمدة والتصدير',
  moderate: 'الإشراف (%{count})',
  search: { label: 'البحث في %{name}', placeholder: 'البحث في %{name}' },
  view: {
    all: 'الكل',
    label: 'طرق العرض',
    save: 'حفظ طريقة العرض',
  },
  filter: {
    add: 'تصفية',
    label: 'تصفية',
    flagged: 'معلَّم',
  },
  sort: { by: 'الترتيب حسب' },
  columns: {
    label: 'الأعمدة',
  },
  select: {
    row: 'تحديد %{title}',
    page: 'تحديد كل ما في هذه الصفحة',
    count: 'المحدّد: %{smart_count}',
    actions: 'الإجراءات',
  },
  page: { rows: 'عدد الصفوف في الصفحة' },
  import: {
    label: 'استيراد',
    customers: 'عملاء من ملف',
    store: 'عملاء من متجرك',
    team: 'استيراد بواسطة فريقنا',
    points: 'نقاط من ملف',
    reviews: 'مراجعات من ملف',
  },
  state: {
    loading: 'جارٍ تحميل %{name}',
    empty: 'لا توجد بيانات',
    failed: 'تعذّر تحميل %{name}',
    leftOut:
      'تعذّر عرض %{smart_count} صف لأن بياناتها غير مكتملة. |||| تعذّر عرض صف واحد لأن بياناته غير مكتملة. |||| تعذّر عرض صفين لأن بياناتهما غير مكتملة. |||| تعذّر عرض %{smart_count} صفوف لأن بياناتها غير مكتملة. |||| تعذّر عرض %{smart_count} صفًا لأن بياناتها غير مكتملة. |||| تعذّر عرض %{smart_count} صف لأن بياناتها غير مكتملة.',
  },
  action: {
    more: 'إجراءات أخرى لـ«%{title}»',
    failed: 'تعذّر تنفيذ «%{action}» على %{record}. %{reason}',
    done: '%{done}: %{record}',
    draft: '%{field}: مسودة لم تُرسل',
    undo: 'تراجع',
  },
  export: {
    label: 'تصدير',
    hidden: 'تقرير المراجعات المخفية',
    all: 'تصدير الكل (%{total}) بصيغة CSV',
    matching: 'تصدير كل ما يطابق بصيغة CSV',
    selected:
      'تصدير المحدّد (%{smart_count}) بصيغة CSV |||| تصدير المحدّد (%{smart_count}) بصيغة CSV |||| تصدير المحدّد (%{smart_count}) بصيغة CSV |||| تصدير المحدّد (%{smart_count}) بصيغة CSV |||| تصدير المحدّد (%{smart_count}) بصيغة CSV |||| تصدير المحدّد (%{smart_count}) بصيغة CSV',
  },
  value: {
    none: '—',
    noneLabel: 'لا توجد قيمة',
    yes: 'نعم',
    no: 'لا',
    percentage: 'خصم %{value}',
    fixed_amount: 'خصم %{value}',
    free_shipping: 'شحن مجاني',
    free_product: 'منتج مجاني: %{product}',
    freeProductUnknown: 'منتج مجاني',
    order: 'الطلب %{number}',
    review: 'مراجعة: %{title}',
    reviewUntitled: 'مراجعة',
    question: 'سؤال: %{question}',
    excluded: 'مستبعَد',
    untitled: 'برنامج بلا اسم',
    moreAttachments: '\u200e+%{smart_count}',
    attachment: 'الصورة %{place} من %{count}',
    video: 'الفيديو %{place} من %{count}',
    copy: 'نسخ: %{field}',
    instant: '%{field}: %{time}',
  },
  create: {
    title: 'إضافة %{name}',
  },
} satisfies Translation<typeof english>;
