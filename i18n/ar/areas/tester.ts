import type { messages as english } from '../../en/areas/tester';
import type { Translation } from '../../translation';

/** Messages of the program tester. */
export const messages = {
  title: 'ماذا سيحصل عليه هذا العميل؟',
  text: 'محسوب وفق البرنامج كما هو هنا، بما في ذلك تغييراتك. لا يُرسل شيء ولا تُمنح نقاط.',
  customer: 'العميل',
  newMember: 'التجربة بعضو جديد',
  isNew: 'عضو جديد، بلا نقاط ولا طلبات.',
  order: 'قيمة الطلب (%{currency})',
  fault: {
    notNumber: 'اكتب رقمًا بلا فواصل آلاف، مثل 1250.',
    decimals: 'عدد المنازل العشرية أكثر مما تقبله العملة.',
    tooSmall: 'لا يقل عن 0.',
    tooLarge: 'لا يزيد على %{most}.',
  },
  begin: {
    title: 'لا أحد للتجربة بعد',
    text: 'اختر عميلًا وقيمة طلب، لترى ما تمنحه كل مهمة وأي المكافآت تصبح في المتناول.',
  },
  orderMissing: 'اكتب قيمة طلب لترى ما يمنحه.',
  gone: 'لم يعد هذا العميل موجودًا.',
  failed: 'تعذّر تحميل بيانات العميل',
  unknownPoints: 'تعذّرت قراءة عدد نقاط هذا العميل: لا يمكن إجراء أي حساب بها.',
  outside: {
    excluded: 'هذا العميل مستبعَد من برامج الولاء: لا يكسب الطلب شيئًا.',
    otherProgram: 'هذا العميل في البرنامج «%{program}»: لا يمنحه هذا البرنامج شيئًا.',
  },
  result: {
    title: 'هذا الطلب',
    earned: '%{points} عن هذا الطلب',
    nothing: 'لا نقاط عن هذا الطلب',
    balance: '%{before} الآن، ثم %{after}.',
    saved: 'وفق المحفوظ: %{points}.',
  },
  tasks: {
    title: 'ما تمنحه كل مهمة',
    none: 'لا مهام في البرنامج.',
    off: 'غير مفعّلة.',
    tooSmall: 'الطلب أصغر من اللازم: يُحتسب من %{amount} فأكثر.',
    otherOccasion: 'ليست عن الطلبات: %{sentence}',
    unknownType: 'لا تعرف لوحة التحكم هذا النوع من المهام: لا يمكنها الجزم.',
    noPoints: 'لا تمنح نقاطًا عن طلب بهذه القيمة.',
    notMember: 'كانت ستمنح %{points} لو كان العميل في هذا البرنامج.',
  },
  rewards: {
    title: 'ما يصبح في المتناول بعدها',
    none: 'لا توجد في البرنامج مكافأة مفعّلة.',
    within: 'في المتناول',
    missing:
      'ينقص %{points}: بعد %{smart_count} طلب آخر مماثل. |||| ينقص %{points}: بعد طلب آخر مماثل. |||| ينقص %{points}: بعد طلبين آخرين مماثلين. |||| ينقص %{points}: بعد %{smart_count} طلبات أخرى مماثلة. |||| ينقص %{points}: بعد %{smart_count} طلبًا آخر مماثلًا. |||| ينقص %{points}: بعد %{smart_count} طلب آخر مماثل.',
    progress: 'مدى الاقتراب من «%{title}»',
    never: 'ينقص %{points}. لا تؤدي طلبات كهذه إليها أبدًا.',
  },
} satisfies Translation<typeof english>;
