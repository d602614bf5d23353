import type { messages as english } from '../../en/areas/notifications';
import type { Translation } from '../../translation';

/** Messages of the notification email overview. */
export const messages = {
  subtitle: 'رسائل البريد التي تُرسل إلى عملائك تلقائيًا، بكل لغة من لغات متجرك',
  failed: 'تعذّر تحميل القوالب',
  someFailed: 'تعذّر تحميل القوالب باللغات: %{languages}',
  stale: 'قد يكون المعروض قديمًا باللغات: %{languages}',
  table: 'الرسائل حسب اللغة',
  template: 'الرسالة',
  mainLanguage: 'اللغة الرئيسية',
  language: 'اللغة',
  readAgain: 'إعادة تحميل: %{language}',
  open: '%{name}، %{language}: %{state}. تعديل',
  legend: 'معاني الحالات',
  onlyWork: 'الناقص أو الأقدم فقط',
  noWork: 'لا شيء ناقص، ولا شيء أقدم من لغتك الرئيسية.',
  changedAt: 'عُدّل %{time}',
  unknownTemplate: 'لا تعرف لوحة التحكم هذه الرسالة. تبقى كما هي.',
  states: {
    default: 'افتراضي',
    changed: 'معدّل',
    missing: 'ناقص',
    older: 'أقدم',
    unread: 'لم يُحمّل',
  },
  meaning: {
    default: 'نصنا',
    changed: 'نصك',
    missing: 'لا نص: لا يُرسل شيء',
    older: 'نصك، لكن لغتك الرئيسية عُدّلت بعده',
  },
  templates: {
    standard: { name: 'رسالة عامة', when: 'عند وجود خبر لا تناسبه رسالة أخرى' },
    loyaltyRewardApproved: { name: 'وصلت النقاط', when: 'عند قبول مكافأة' },
    loyaltyRewardRejected: { name: 'رُفضت النقاط', when: 'عند رفض مكافأة' },
    loyaltyBirthdayReward: { name: 'عيد الميلاد', when: 'عند منح نقاط في عيد الميلاد' },
    loyaltyPlaceAnOrder: { name: 'تم إجراء طلب', when: 'عندما يكسب طلب نقاطًا' },
    loyaltyReferredCustomer: { name: 'تمت إحالة صديق', when: 'عندما يُجري صديق طلبًا' },
    loyaltyPointsExpiring: { name: 'نقاط توشك أن تنتهي', when: 'قبل انتهاء صلاحية النقاط' },
    loyaltyVoucherExpiring: { name: 'قسيمة توشك أن تنتهي', when: 'قبل انتهاء صلاحية قسيمة' },
    reviewAfterOrder: { name: 'طلب مراجعة', when: 'بعد الطلب بمدة' },
    reviewReplied: { name: 'رد على مراجعة', when: 'عندما ترد على مراجعة' },
    reviewPublished: { name: 'نُشرت المراجعة', when: 'عند نشر مراجعة' },
    faqAnswered: { name: 'أُجيب عن السؤال', when: 'عندما تجيب عن سؤال' },
  },
} satisfies Translation<typeof english>;
