import type { messages as english } from '../../en/areas/activity';
import type { Translation } from '../../translation';

/** Messages of the points ledger and expiring points. */
export const messages = {
  title: 'سجل المكافآت',
  loading: 'جارٍ تحميل المكافآت',
  failed: 'تعذّر تحميل المكافآت',
  stale: 'هذه آخر بيانات تمت قراءتها: تعذّر تحميل الأحدث.',
  columns: {
    date: 'التاريخ',
    what: 'المكافأة',
    source: 'السبب',
    status: 'الحالة',
    balance: 'الرصيد',
    actions: 'الإجراءات',
  },
  balanceHelp: 'الرصيد: عدد النقاط بعد كل سطر، محسوبًا رجوعًا من نقاط اليوم. لا تغيّره إلا النقاط المقبولة.',
  kind: { label: 'النوع', all: 'كل الأنواع', points: 'نقاط', vouchers: 'قسائم' },
  status: { label: 'الحالة', all: 'كل الحالات' },
  empty: 'لا توجد بيانات',
  emptyText: 'لم يُمنح هذا العميل نقاطًا أو قسائم بعد.',
  noResult: 'لا توجد بيانات',
  noResultText: 'لا شيء بهذا النوع وهذه الحالة.',
  showAll: 'عرض الكل',
  cut: 'تُعرض أحدث المكافآت: %{shown} من %{total}.',
  older: 'تحميل المكافآت الأقدم',
  leftOut:
    'تعذّرت قراءة %{count} مكافأة، لذا فالأرصدة غير معروفة. |||| تعذّرت قراءة مكافأة واحدة، لذا فالأرصدة غير معروفة. |||| تعذّرت قراءة مكافأتين، لذا فالأرصدة غير معروفة. |||| تعذّرت قراءة %{count} مكافآت، لذا فالأرصدة غير معروفة. |||| تعذّرت قراءة %{count} مكافأة، لذا فالأرصدة غير معروفة. |||| تعذّرت قراءة %{count} مكافأة، لذا فالأرصدة غير معروفة.',
  outlook: {
    title: 'مواعيد انتهاء الصلاحية',
    none: 'لا شيء من المقبول له يوم تنتهي فيه صلاحيته.',
    week: 'أسبوع %{day}: %{what}',
    later: 'لاحقًا: %{what}',
    points:
      '%{points} نقطة |||| %{points} نقطة |||| %{points} نقطة |||| %{points} نقاط |||| %{points} نقطة |||| %{points} نقطة',
    vouchers:
      '%{vouchers} قسيمة |||| قسيمة واحدة |||| قسيمتان |||| %{vouchers} قسائم |||| %{vouchers} قسيمة |||| %{vouchers} قسيمة',
    help: 'كما مُنحت: النقاط التي تُنفق والقسائم التي تُستخدم قبل ذلك لا تنتهي صلاحيتها.',
  },
  timeline: {
    title: 'النقاط عبر الزمن',
    summary: 'النقاط بين %{least} و%{most} منذ %{day}.',
    unknown: 'نقاط اليوم، أو ما أدّى إليها، غير معروفة كلها.',
    failed: 'تعذّر تحميل النقاط عبر الزمن',
    undated: 'لا شيء مما مُنح للعميل له تاريخ.',
    voucher: '%{discount} (%{code})',
    before: 'قبل كل ما في القائمة',
    now: 'الآن',
  },
  explain: {
    open: 'توضيح الرصيد',
    title: 'كيف تكوّنت النقاط',
    copy: 'نسخ النص',
    head: 'نقاط %{name} في %{day}: %{points}.',
    came: 'كيف تكوّنت، الأكبر أولًا:',
    nothing: 'لم تُمنح أي نقاط ولم تُخصم بعد.',
    line: '%{moved}: %{why}',
    once: '%{day}',
    times: 'عدد المرات %{times}، آخرها في %{day}',
    noReason: 'لم يُذكر سبب',
    unlisted: '%{moved}: أقدم من القائمة، أو مُنحت بطريقة لا تظهر هنا',
    apart: 'غير محسوبة:',
    pending:
      '%{points} نقطة لم تُقبل بعد |||| %{points} نقطة لم تُقبل بعد |||| %{points} نقطة لم تُقبل بعد |||| %{points} نقاط لم تُقبل بعد |||| %{points} نقطة لم تُقبل بعد |||| %{points} نقطة لم تُقبل بعد',
    rejected:
      '%{points} نقطة مرفوضة |||| %{points} نقطة مرفوضة |||| %{points} نقطة مرفوضة |||| %{points} نقاط مرفوضة |||| %{points} نقطة مرفوضة |||| %{points} نقطة مرفوضة',
  },
} satisfies Translation<typeof english>;
