import type { messages as english } from '../../en/areas/auth';
import type { Translation } from '../../translation';

/** Messages of the sign-in page. */
export const messages = {
  text: 'إلى %{product}',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  capsLock: 'مفتاح Caps Lock مفعّل',
  submit: 'تسجيل الدخول',
  forgot: 'هل نسيت كلمة المرور؟',
  or: 'أو',
  platform: 'تسجيل الدخول عبر %{platform}',
  privateApp: 'استخدام تطبيق خاص في %{platform}',
  unexpected: 'خطأ غير متوقع',
  unexpectedText: 'حاول مجددًا بعد لحظات. إذا تكرر ذلك، فتواصل مع الدعم.',
  signedInAs: 'أنت مسجّل الدخول باسم %{name}. إذا كان هذا يخص حسابًا آخر، فسنسألك قبل التبديل.',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  legal: 'معلومات قانونية',
  expired: 'انتهت جلستك. سجّل الدخول من جديد لتتابع من حيث توقفت.',
  elsewhere: 'سجّلت الخروج في علامة تبويب أخرى.',
  left: 'لست مسجّل الدخول.',
  unknown: 'تعذّر تسجيل الدخول. حاول مجددًا.',
  empty: 'أدخل بريدك الإلكتروني وكلمة المرور.',
  kept: 'عملك غير المرسل في علامة التبويب هذه محفوظ. سجّل الدخول بالحساب نفسه للمتابعة.',
  switch: {
    title: 'المتابعة باسم %{name} وحذف ما لم يُرسل؟',
    text: 'توجد مسودات أو صفوف استيراد أو مهام جارية لحساب %{owner} لم تُرسل بعد. المتابعة باسم %{name} توقفها وتحذفها في كل علامات التبويب.',
    textUnknown:
      'توجد مسودات أو صفوف استيراد أو مهام جارية لحسابك الحالي لم تُرسل بعد. المتابعة باسم %{name} توقفها وتحذفها في كل علامات التبويب.',
    accept: 'المتابعة باسم %{name} والحذف',
  },
} satisfies Translation<typeof english>;
