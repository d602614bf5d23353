import type { messages as english } from '../../en/areas/notifications';
import type { Translation } from '../../translation';

/** Messages of the notification email overview. */
export const messages = {
  subtitle: 'رسائل البريد الإلكتروني التلقائية المرسلة إلى عملائك بكل لغة من لغات متجرك',
  failed: 'تعذّر تحميل القوالب',
  someFailed: 'تعذّر تحميل القوالب: %{languages}',
  stale: 'قد لا تكون هذه القوالب حديثة: %{languages}',
  table: 'الرسائل حسب اللغة',
  template: 'الرسالة',
  mainLanguage: 'اللغة الرئيسية',
  language: 'اللغة',
  readAgain: 'إعادة تحميل: %{language}',
  open: 'تعديل %{name} (%{language}): %{state}',
  legend: 'دليل الحالات',
  onlyWork: 'الناقصة أو القديمة فقط',
  noWork: 'لا توجد رسائل ناقصة أو قديمة.',
  changedAt: 'تم التعديل %{time}',
  unknownTemplate: 'لا يمكن تعديل هذه الرسالة هنا. سيستمر إرسالها كما هي.',
  states: {
    default: 'افتراضية',
    changed: 'مخصّصة',
    missing: 'ناقصة',
    older: 'قديمة',
    unread: 'لم تُحمّل',
  },
  meaning: {
    default: 'نصنا الافتراضي',
    changed: 'نصك',
    missing: 'لا يوجد نص، لذا لا يُرسل شيء',
    older: 'نصك، لكن اللغة الرئيسية تغيّرت بعده',
  },
  templates: {
    standard: { name: 'رسالة عامة', when: 'للأخبار التي لا تشملها رسالة أخرى' },
    loyaltyRewardApproved: { name: 'قبول مكافأة', when: 'عند قبول مكافأة' },
    loyaltyRewardRejected: { name: 'رفض مكافأة', when: 'عند رفض مكافأة' },
    loyaltyBirthdayReward: { name: 'مكافأة عيد الميلاد', when: 'عندما يحصل عميل على نقاط عيد الميلاد' },
    loyaltyPlaceAnOrder: { name: 'تقديم طلب', when: 'عندما يكسب طلب نقاطًا' },
    loyaltyReferredCustomer: { name: 'إحالة صديق', when: 'عندما يقدّم صديق محال طلبًا' },
    loyaltyPointsExpiring: { name: 'قرب انتهاء النقاط', when: 'قبل انتهاء صلاحية النقاط' },
    loyaltyVoucherExpiring: { name: 'قرب انتهاء قسيمة', when: 'قبل انتهاء صلاحية قسيمة' },
    reviewAfterOrder: { name: 'طلب مراجعة', when: 'بعد الطلب بفترة' },
    reviewReplied: { name: 'رد على مراجعة', when: 'عندما ترد على مراجعة' },
    reviewPublished: { name: 'نشر مراجعة', when: 'عند نشر مراجعة' },
    faqAnswered: { name: 'الإجابة عن سؤال', when: 'عندما تجيب عن سؤال' },
  },
} satisfies Translation<typeof english>;
