import type { messages as english } from '../../en/areas/findings';
import type { Translation } from '../../translation';

/** What creations have found: by resource, or else of any record. Those of a bulk run start with `run`. */
export const messages = {
  checkAgain: 'التحقق مجددًا',
  record: {
    repeated:
      '%{name}: تمت الإضافة %{smart_count} مرة مع أن الإرسال تم مرة واحدة. |||| %{name}: تمت الإضافة مرة واحدة مع أن الإرسال تم مرة واحدة. |||| %{name}: تمت الإضافة مرتين مع أن الإرسال تم مرة واحدة. |||| %{name}: تمت الإضافة %{smart_count} مرات مع أن الإرسال تم مرة واحدة. |||| %{name}: تمت الإضافة %{smart_count} مرة مع أن الإرسال تم مرة واحدة. |||| %{name}: تمت الإضافة %{smart_count} مرة مع أن الإرسال تم مرة واحدة.',
    correct: 'إبقاء واحد وحذف الباقي',
    corrected: '%{name}: بقي واحد فقط.',
    correctionFailed: '%{name}: تعذّر حذف الزائد. %{reason}',
    unchecked: '%{name}: تمت الإضافة، لكن تعذّر التأكد من أنها تمت مرة واحدة فقط. %{reason}',
    checked: 'تمت إضافة %{name} مرة واحدة فقط.',
    correctionUncertain: '%{name}: تعذّر التأكد من التراجع عن الزائد. يمكنك المحاولة مجددًا بأمان.',
  },
  points: {
    repeated:
      '«%{title}»: تظهر هذه النقاط (%{points}) في السجل %{smart_count} مرة. الرصيد %{balance} بدلًا من %{expected}. |||| «%{title}»: تظهر هذه النقاط (%{points}) في السجل مرة واحدة. الرصيد %{balance} بدلًا من %{expected}. |||| «%{title}»: تظهر هذه النقاط (%{points}) في السجل مرتين. الرصيد %{balance} بدلًا من %{expected}. |||| «%{title}»: تظهر هذه النقاط (%{points}) في السجل %{smart_count} مرات. الرصيد %{balance} بدلًا من %{expected}. |||| «%{title}»: تظهر هذه النقاط (%{points}) في السجل %{smart_count} مرة. الرصيد %{balance} بدلًا من %{expected}. |||| «%{title}»: تظهر هذه النقاط (%{points}) في السجل %{smart_count} مرة. الرصيد %{balance} بدلًا من %{expected}.',
    mismatch: '«%{title}»: تم تأكيد النقاط، لكن الرصيد %{balance} بدلًا من %{expected}. راجع السجل.',
    open: 'فتح صفحة العميل',
    correct: 'خصم النقاط الزائدة: %{excess}',
    correctUp: 'إعادة النقاط: %{excess}',
    corrected: '«%{title}»: عدد النقاط المصحّحة %{excess}',
    correctionUncertain: '«%{title}»: لم نتمكّن من تأكيد تصحيح النقاط. يمكنك المحاولة مجددًا بأمان.',
    correctionFailed: '«%{title}»: لم تُصحّح النقاط. %{reason}',
    runRepeated:
      'طُبّقت %{smart_count} مرة. الرصيد %{balance} بدلًا من %{expected}. أعد المحاولة لتصحيح ذلك. |||| طُبّقت مرة واحدة. الرصيد %{balance} بدلًا من %{expected}. أعد المحاولة لتصحيح ذلك. |||| طُبّقت مرتين. الرصيد %{balance} بدلًا من %{expected}. أعد المحاولة لتصحيح ذلك. |||| طُبّقت %{smart_count} مرات. الرصيد %{balance} بدلًا من %{expected}. أعد المحاولة لتصحيح ذلك. |||| طُبّقت %{smart_count} مرة. الرصيد %{balance} بدلًا من %{expected}. أعد المحاولة لتصحيح ذلك. |||| طُبّقت %{smart_count} مرة. الرصيد %{balance} بدلًا من %{expected}. أعد المحاولة لتصحيح ذلك.',
    runMismatch: 'تم التأكيد، لكن الرصيد %{balance} بدلًا من %{expected}. راجع السجل.',
  },
  managers: { named: 'دعوة %{own}' },
  programs: { named: '%{own}' },
  vouchers: {
    name: 'قسيمة «%{title}»',
    named: 'القسيمة %{own} لـ «%{title}»',
    repeated:
      '«%{title}»: تمت إضافة %{smart_count} قسيمة مع أن الإرسال تم مرة واحدة. الزائد: %{extra}. |||| «%{title}»: تمت إضافة قسيمة واحدة مع أن الإرسال تم مرة واحدة. الزائد: %{extra}. |||| «%{title}»: تمت إضافة قسيمتين مع أن الإرسال تم مرة واحدة. الزائد: %{extra}. |||| «%{title}»: تمت إضافة %{smart_count} قسائم مع أن الإرسال تم مرة واحدة. الزائد: %{extra}. |||| «%{title}»: تمت إضافة %{smart_count} قسيمة مع أن الإرسال تم مرة واحدة. الزائد: %{extra}. |||| «%{title}»: تمت إضافة %{smart_count} قسيمة مع أن الإرسال تم مرة واحدة. الزائد: %{extra}.',
    correct: 'رفض الزائد',
    corrected: '«%{title}»: تم رفض القسيمة %{extra}',
    correctionFailed: '«%{title}»: تعذّر رفض القسيمة %{extra}. %{reason}',
    runRepeated:
      'أُضيفت %{smart_count} مرة. الزائد: %{extra}. أعد المحاولة لرفض الزائد. |||| أُضيفت مرة واحدة. الزائد: %{extra}. أعد المحاولة لرفض الزائد. |||| أُضيفت مرتين. الزائد: %{extra}. أعد المحاولة لرفض الزائد. |||| أُضيفت %{smart_count} مرات. الزائد: %{extra}. أعد المحاولة لرفض الزائد. |||| أُضيفت %{smart_count} مرة. الزائد: %{extra}. أعد المحاولة لرفض الزائد. |||| أُضيفت %{smart_count} مرة. الزائد: %{extra}. أعد المحاولة لرفض الزائد.',
  },
} satisfies Translation<typeof english>;
