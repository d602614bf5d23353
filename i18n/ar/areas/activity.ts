import type { messages as english } from '../../en/areas/activity';
import type { Translation } from '../../translation';

/** Messages of the points ledger and expiring points. */
export const messages = {
  title: 'سجل المكافآت',
  loading: 'جارٍ تحميل المكافآت',
  failed: 'تعذّر تحميل المكافآت',
  columns: {
    date: 'التاريخ',
    what: 'المكافأة',
    source: 'النشاط',
    status: 'الحالة',
    balance: 'الرصيد',
    actions: 'الإجراءات',
  },
  balanceHelp: 'الرصيد بعد كل حركة، محسوبًا رجوعًا من رصيد اليوم. لا تُحتسب إلا النقاط المقبولة.',
  kind: { label: 'النوع', all: 'كل الأنواع', points: 'نقاط', vouchers: 'قسائم' },
  status: { label: 'الحالة', all: 'كل الحالات' },
  empty: 'لا توجد بيانات',
  emptyText: 'ستظهر هنا النقاط والقسائم التي يحصل عليها هذا العميل أو يستبدلها.',
  noResult: 'لا توجد بيانات',
  noResultText: 'لا توجد مكافآت تطابق عوامل التصفية هذه.',
  showAll: 'عرض الكل',
  cut: 'يتم عرض أحدث %{shown} من %{total} من المكافآت',
  cutUnknown: 'يتم عرض أحدث %{shown} من المكافآت. هناك المزيد.',
  older: 'تحميل المكافآت الأقدم',
  leftOut:
    'تعذّر تحميل %{count} مكافأة، لذا فالأرصدة غير متاحة. |||| تعذّر تحميل مكافأة واحدة، لذا فالأرصدة غير متاحة. |||| تعذّر تحميل مكافأتين، لذا فالأرصدة غير متاحة. |||| تعذّر تحميل %{count} مكافآت، لذا فالأرصدة غير متاحة. |||| تعذّر تحميل %{count} مكافأة، لذا فالأرصدة غير متاحة. |||| تعذّر تحميل %{count} مكافأة، لذا فالأرصدة غير متاحة.',
  outlook: {
    title: 'الصلاحيات التي ستنتهي قريبًا',
    none: 'لا توجد مكافآت مقبولة لها تاريخ انتهاء.',
    week: 'أسبوع %{day}: %{what}',
    later: 'لاحقًا: %{what}',
    vouchers:
      '%{vouchers} قسيمة |||| قسيمة واحدة |||| قسيمتان |||| %{vouchers} قسائم |||| %{vouchers} قسيمة |||| %{vouchers} قسيمة',
    help: 'النقاط والقسائم التي تُستخدم قبل ذلك لا تنتهي صلاحيتها.',
  },
  timeline: {
    title: 'النقاط بمرور الوقت',
    range: 'النقاط بين %{least} و%{most} منذ %{day}.',
    unknown: 'لا توجد بيانات كافية لعرض الرصيد بمرور الوقت.',
    failed: 'تعذّر تحميل النقاط بمرور الوقت',
    undated: 'لا تحمل أي من مكافآت هذا العميل تاريخًا.',
    voucher: '%{discount} (%{code})',
    before: 'الرصيد الافتتاحي',
    now: 'الآن',
  },
  explain: {
    open: 'توضيح الرصيد',
    title: 'كيف حُسب هذا الرصيد',
    copy: 'نسخ النص',
    head: 'رصيد %{name} في %{day}: %{points}.',
    came: 'أكبر التغييرات أولًا:',
    nothing: 'لم تُكتسب أي نقاط ولم تُنفق بعد.',
    line: '%{moved}: %{why}',
    once: '%{day}',
    times: 'عدد المرات %{times}، آخرها في %{day}',
    noReason: 'لم يُذكر سبب',
    unlisted: '%{moved}: نشاط أقدم غير مدرج هنا',
    apart: 'غير مشمولة:',
    pending:
      '%{points} نقطة قيد الانتظار |||| %{points} نقطة قيد الانتظار |||| %{points} نقطة قيد الانتظار |||| %{points} نقاط قيد الانتظار |||| %{points} نقطة قيد الانتظار |||| %{points} نقطة قيد الانتظار',
    rejected:
      '%{points} نقطة مرفوضة |||| %{points} نقطة مرفوضة |||| %{points} نقطة مرفوضة |||| %{points} نقاط مرفوضة |||| %{points} نقطة مرفوضة |||| %{points} نقطة مرفوضة',
  },
} satisfies Translation<typeof english>;
