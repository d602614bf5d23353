import type { messages as english } from '../../en/areas/points';
import type { Translation } from '../../translation';

/** Messages of the points dialog. */
export const messages = {
  title: 'إضافة نقاط إلى «%{title}»',
  titleMany:
    'إضافة نقاط إلى %{smart_count} عميل |||| إضافة نقاط إلى عميل واحد |||| إضافة نقاط إلى عميلين |||| إضافة نقاط إلى %{smart_count} عملاء |||| إضافة نقاط إلى %{smart_count} عميلًا |||| إضافة نقاط إلى %{smart_count} عميل',
  points: 'النقاط',
  help: 'عدد صحيح. علامة السالب تخصم النقاط.',
  adminNote: 'ملاحظة للفريق',
  customerNote: 'ملاحظة للعميل',
  customerNoteHelp: 'يستطيع العميل قراءتها.',
  balance: 'الرصيد الآن %{before}، ثم يصبح %{after}',
  total: 'إجمالي النقاط: %{total}',
  fault: {
    missing: 'حدّد عدد النقاط.',
    notNumber: 'اكتب عددًا صحيحًا بلا فواصل، مثل 250 أو \u200e-50.',
    zero: 'لا يغيّر العدد 0 شيئًا.',
    fraction: 'النقاط أعداد صحيحة.',
    tooLarge: 'لا تُقبل أكثر من 1000000000 نقطة دفعة واحدة.',
  },
  warning: {
    belowZero: 'سيصبح الرصيد أقل من الصفر.',
    aboveLimit: 'يتجاوز هذا حد هذا المتجر، وهو من النقاط: %{limit}.',
  },
  limit: 'حد هذا المتجر',
  limitHelp: 'عند تجاوزه ينبّهك مربع الحوار، ويطلب كتابة الإجمالي إن كان العملاء أكثر من واحد. فارغ: بلا حد.',
  limitNow: 'حد هذا المتجر من النقاط: %{limit}.',
  limitNone: 'لا حد لهذا المتجر.',
  limitChange: 'تغيير الحد',
  limitLeave: 'ترك الحد كما هو',
  limitSave: 'حفظ الحد',
  limitFailed: 'لم يُحفظ الحد. %{reason} عدّله إن لزم ثم حاول مجددًا.',
  limitUncertain: 'حفظ الحد غير مؤكد. %{reason}',
  limitSaved: 'أصبح الحد من النقاط: %{limit}.',
  limitGone: 'لم يعد هناك حد.',
  kept: 'بدأت هذا سابقًا.',
  startOver: 'البدء من جديد',
  confirm: 'اكتب %{total} للتأكيد',
  submit: 'إضافة النقاط',
  deduct: 'خصم النقاط',
  done: '«%{title}»: عدد النقاط المضافة %{points}',
  deducted: '«%{title}»: عدد النقاط المخصومة %{points}',
  failed: 'لم تُضف أي نقاط. %{reason} عدّل القيمة إن لزم ثم حاول مجددًا.',
  checking: 'لم يصل الرد. جارٍ التحقّق من وصول النقاط…',
  notArrived: 'لم يصل الرد، وما زال الرصيد %{balance}. إعادة الإرسال آمنة: تُنفّذ مرة واحدة.',
  unknown: 'لم يصل الرد، وتعذّرت قراءة الرصيد. إعادة الإرسال آمنة: تُنفّذ مرة واحدة.',
} satisfies Translation<typeof english>;
