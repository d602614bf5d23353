import type { messages as english } from '../../en/areas/points';
import type { Translation } from '../../translation';

/** Messages of the points dialog. */
export const messages = {
  title: 'إضافة نقاط إلى «%{title}»',
  titleMany:
    'إضافة نقاط إلى %{smart_count} عميل |||| إضافة نقاط إلى عميل واحد |||| إضافة نقاط إلى عميلين |||| إضافة نقاط إلى %{smart_count} عملاء |||| إضافة نقاط إلى %{smart_count} عميلًا |||| إضافة نقاط إلى %{smart_count} عميل',
  points: 'النقاط',
  help: 'أدخل عددًا صحيحًا.',
  adminNote: 'ملاحظة داخلية',
  adminNoteHelp: 'تظهر لك في سجل العميل لمدة 24 ساعة في هذا المتصفح.',
  customerNote: 'ملاحظة للعميل',
  customerNoteHelp: 'يراها العميل. لا تُرسل أي رسالة من هنا: استخدم «توضيح الرصيد» لكتابة رسالة.',
  balance: 'الرصيد: %{before} ← %{after}',
  total: 'إجمالي النقاط: %{total}',
  totalWorth: 'إجمالي النقاط: %{total}، بقيمة %{money} تقريبًا',
  fault: {
    missing: 'أدخل عدد النقاط',
    notNumber: 'أدخل عددًا صحيحًا بلا فواصل، مثل 250',
    zero: 'أدخل عددًا غير 0',
    negative: 'أدخل عددًا أكبر من 0',
    fraction: 'أدخل عددًا صحيحًا',
    tooLarge: 'أدخل 1,000,000,000 نقطة بحد أقصى',
  },
  warning: {
    belowZero: 'سيصبح الرصيد أقل من الصفر.',
    aboveLimit: 'يتجاوز هذا حد النقاط في متجرك: %{limit}.',
  },
  limit: 'حد النقاط',
  limitNow: 'حد النقاط: %{limit}',
  limitDefault: 'الحد الافتراضي: %{limit} نقطة.',
  limitHint:
    'عند تجاوزه يظهر تنبيه، وتؤكد نقاط عدة عملاء بكتابة الإجمالي. اتركه فارغًا ليسري الحد الافتراضي: %{limit} نقطة.',
  limitReset: 'يسري الحد الافتراضي: %{limit} نقطة',
  limitChange: 'تغيير الحد',
  limitLeave: 'الاحتفاظ بالحد الحالي',
  limitSave: 'حفظ الحد',
  limitFailed: 'تعذّر حفظ الحد. %{reason} تحقّق منه ثم حاول مجددًا.',
  limitUncertain: 'تعذّر التأكد من حفظ الحد. %{reason} يمكنك المحاولة مجددًا بأمان.',
  limitSaved: 'تم ضبط حد النقاط على %{limit}',
  kept: 'استعدنا إدخالك غير المكتمل.',
  startOver: 'البدء من جديد',
  submit: 'إضافة النقاط',
  deduct: 'خصم النقاط',
  deduction: {
    title: 'خصم نقاط من «%{title}»',
    titleMany:
      'خصم نقاط من %{smart_count} عميل |||| خصم نقاط من عميل واحد |||| خصم نقاط من عميلين |||| خصم نقاط من %{smart_count} عملاء |||| خصم نقاط من %{smart_count} عميلًا |||| خصم نقاط من %{smart_count} عميل',
    failed: 'تعذّر خصم النقاط. %{reason} تحقق من البيانات وحاول مرة أخرى.',
    checking: 'لم يصلنا رد. جارٍ التحقق من خصم النقاط…',
    unknown: 'لم يصلنا رد ولم نتمكن من التحقق من الرصيد. يمكنك المحاولة مرة أخرى بأمان: لن تُخصم النقاط مرتين.',
  },
  done: 'النقاط المضافة إلى «%{title}»: %{points}',
  deducted: 'النقاط المخصومة من «%{title}»: %{points}',
  failed: 'تعذّرت إضافة النقاط. %{reason} تحقّق من التفاصيل ثم حاول مجددًا.',
  checking: 'لم نتلقَّ ردًا. جارٍ التحقّق من إضافة النقاط…',
  notArrived: 'لم نتلقَّ ردًا، ولا يزال الرصيد %{balance}. يمكنك المحاولة مجددًا بأمان.',
  unknown: 'لم نتلقَّ ردًا وتعذّر التحقّق من الرصيد. يمكنك المحاولة مجددًا بأمان، فلن تُضاف النقاط مرتين.',
} satisfies Translation<typeof english>;
