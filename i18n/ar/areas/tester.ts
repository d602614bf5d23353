import type { messages as english } from '../../en/areas/tester';
import type { Translation } from '../../translation';

/** Messages of the program tester. */
export const messages = {
  title: 'اختبار هذا البرنامج',
  text: 'اطّلع على ما سيكسبه العميل، بما في ذلك تغييراتك غير المحفوظة. لا يُرسل شيء ولا تُمنح نقاط.',
  customer: 'العميل',
  newMember: 'الاختبار بعضو جديد',
  isNew: 'عضو جديد بلا نقاط أو طلبات',
  order: 'قيمة الطلب (%{currency})',
  fault: {
    decimals: 'عدد المنازل العشرية كبير جدًا لهذه العملة',
    tooSmall: 'يجب أن يكون 0 أو أكثر',
    tooLarge: 'يجب ألا يزيد على %{most}',
  },
  begin: {
    title: 'اختر عميلًا للاختبار',
    text: 'ثم أدخل قيمة طلب لمعرفة ما تمنحه كل مهمة والمكافآت التي تصبح متاحة.',
  },
  orderMissing: 'أدخل قيمة طلب لمعرفة ما يكسبه.',
  gone: 'لم يعد هذا العميل موجودًا.',
  failed: 'تعذّر تحميل بيانات العميل',
  unknownPoints: 'تعذّر تحميل نقاط هذا العميل، لذا لا يوجد ما يمكن حسابه.',
  outside: {
    excluded: 'هذا العميل مستبعد من برامج الولاء، لذا لا يكسب الطلب شيئًا.',
    otherProgram: 'هذا العميل في البرنامج «%{program}»، لذا لا يكسب شيئًا في هذا البرنامج.',
  },
  result: {
    title: 'هذا الطلب',
    earned: '%{points} لهذا الطلب',
    nothing: 'لا توجد نقاط لهذا الطلب',
    balance: 'الرصيد: %{before} ← %{after}',
    saved: 'البرنامج المحفوظ: %{points}',
  },
  tasks: {
    title: 'النقاط حسب المهمة',
    none: 'لا توجد مهام في هذا البرنامج.',
    off: 'غير مفعّلة',
    tooSmall: 'الطلب أقل من الحد الأدنى %{amount}.',
    otherOccasion: 'لا تنطبق على الطلبات: %{sentence}',
    unknownType: 'نوع المهمة هذا غير مدعوم، لذا لا يمكننا حسابه.',
    noPoints: 'لا نقاط لطلب بهذه القيمة.',
    notMember: 'كانت ستمنح %{points} لو كان العميل في هذا البرنامج.',
  },
  rewards: {
    title: 'المكافآت المتاحة بعد هذا الطلب',
    none: 'لا توجد مكافآت مفعّلة في هذا البرنامج.',
    within: 'متاحة',
    missing:
      'المتبقي %{points}: بعد %{smart_count} طلب آخر مماثل |||| المتبقي %{points}: بعد طلب آخر مماثل |||| المتبقي %{points}: بعد طلبين آخرين مماثلين |||| المتبقي %{points}: بعد %{smart_count} طلبات أخرى مماثلة |||| المتبقي %{points}: بعد %{smart_count} طلبًا آخر مماثلًا |||| المتبقي %{points}: بعد %{smart_count} طلب آخر مماثل',
    progress: 'التقدّم نحو «%{title}»',
    never: 'المتبقي %{points}. لا تكفي طلبات كهذه للوصول إليها.',
  },
} satisfies Translation<typeof english>;
