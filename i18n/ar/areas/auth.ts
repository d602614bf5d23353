import type { words as english } from '../../en/areas/auth';
import type { Translation } from '../../translation';

/** Words of the sign-in page. */
export const words = {
  text: 'إلى لوحة تحكم التاجر',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  capsLock: 'مفتاح Caps Lock مفعّل',
  submit: 'تسجيل الدخول',
  or: 'أو',
  platform: 'تسجيل الدخول عبر %{platform}',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  legal: 'معلومات قانونية',
  expired: 'انتهت جلستك. سجّل الدخول من جديد لتتابع من حيث توقفت.',
  elsewhere: 'سجّلت الخروج في علامة تبويب أخرى.',
  left: 'تم تسجيل خروجك.',
  unknown: 'تعذّر تسجيل الدخول. حاول مجددًا.',
  empty: 'أدخل بريدك الإلكتروني وكلمة المرور.',
} satisfies Translation<typeof english>;
