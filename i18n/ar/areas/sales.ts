import type { messages as english } from '../../en/areas/sales';
import type { Translation } from '../../translation';

/** Messages of the sales page. */
export const messages = {
  name: 'المبيعات |||| عملية بيع |||| المبيعات |||| المبيعات |||| المبيعات |||| المبيعات',
  noun: 'المبيعات |||| عملية بيع |||| المبيعات |||| المبيعات |||| المبيعات |||| المبيعات',
  untitled: 'طلب بلا رقم',
  named: 'الطلب «%{title}»',
  columns: { order: 'الطلب', discount: 'الخصم' },
  fields: {
    number: 'الطلب',
    customer: 'العميل',
    total: 'الإجمالي',
    currency: 'العملة',
    discountValue: 'الخصم',
    discountCode: 'رمز الخصم',
    pointsEarned: 'النقاط المكتسبة',
    source: 'المصدر',
    createdAt: 'قُدّم الطلب',
  },
  instants: { createdAt: { past: 'قُدّم الطلب %{time}' } },
  fieldNouns: { discountCode: 'رمز الخصم' },
  filters: { search: 'بحث', source: 'المصدر', dates: 'تاريخ الطلب' },
  views: { voucher: 'قسيمة', referral: 'إحالة' },
  values: { source: { voucher: 'قسيمة', referral: 'إحالة', none: 'أخرى' }, total: { unknown: 'غير معروف' } },
  missing: 'لا يشارك متجرك طلباته هنا، لذا تعرض هذه القائمة الطلبات التي كسبت نقاطًا، سطرًا لكل مكافأة، دون إجمالياتها.',
  period: {
    label: 'الفترة',
    all: 'كل الأوقات',
    custom: 'أيام مختارة',
    days7: 'آخر 7 أيام',
    days30: 'آخر 30 يومًا',
    days90: 'آخر 90 يومًا',
    days365: 'آخر 365 يومًا',
  },
  totals: {
    title: 'الإجماليات',
    loading: 'جارٍ تحميل الإجماليات',
    failed: 'تعذّر تحميل الإجماليات',
    newest: 'إجماليات أحدث %{count} من أصل %{total} من الطلبات',
    newestUnknown: 'إجماليات أحدث %{count} من الطلبات',
    shorter: 'اختر فترة أقصر لاحتساب كل الطلبات.',
    unknown:
      'دون احتساب طلبات مجهولة الإجمالي |||| دون احتساب طلب واحد مجهول الإجمالي |||| دون احتساب طلبين مجهولي الإجمالي |||| دون احتساب %{smart_count} طلبات مجهولة الإجمالي |||| دون احتساب %{smart_count} طلبًا مجهول الإجمالي |||| دون احتساب %{smart_count} طلب مجهول الإجمالي',
    share:
      'لا طلبات، %{share} |||| طلب واحد، %{share} |||| طلبان، %{share} |||| %{smart_count} طلبات، %{share} |||| %{smart_count} طلبًا، %{share} |||| %{smart_count} طلب، %{share}',
    orders:
      'لا طلبات |||| طلب واحد |||| طلبان |||| %{smart_count} طلبات |||| %{smart_count} طلبًا |||| %{smart_count} طلب',
    none: 'لا شيء',
    value: { name: 'قيمة الطلبات', formula: 'مجموع إجماليات كل الطلبات في القائمة، لكل عملة على حدة.' },
    voucher: { name: 'بقسيمة', formula: 'مجموع إجماليات الطلبات التي استخدم فيها العميل قسيمة.' },
    referral: { name: 'عبر الإحالة', formula: 'مجموع إجماليات الطلبات التي جاءت عبر رابط إحالة.' },
    discount: { name: 'الخصومات', formula: 'المبالغ التي خصمتها القسائم من الطلبات في القائمة.' },
  },
  attribution:
    'يُحتسب الطلب ضمن «قسيمة» إذا استخدم العميل رمز مكافأة، وضمن «إحالة» إذا جاء عبر رابط إحالة، وضمن «أخرى» فيما عدا ذلك. يُحتسب كل طلب مرة واحدة.',
  rewards: {
    title: 'مكافآت هذا الطلب',
    loading: 'جارٍ تحميل المكافآت',
    failed: 'تعذّر تحميل مكافآت هذا الطلب',
    none: 'لا توجد مكافآت لهذا الطلب.',
    noCustomer: 'ليس لهذا الطلب عميل، لذا لا يمكن العثور على مكافآته.',
    newest: 'شمل البحث أحدث %{count} من مكافآت هذا العميل فقط.',
    all: 'كل مكافآت هذا العميل',
  },
  open: 'عرض الطلب في متجرك',
} satisfies Translation<typeof english>;
