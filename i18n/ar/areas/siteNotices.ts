import type { messages as english } from '../../en/areas/siteNotices';
import type { Translation } from '../../translation';

/** Messages about the store that opened: which one, and what of it is missing. */
export const messages = {
  notOwned: 'ليس لديك حق الوصول إلى المتجر المذكور في هذا الرابط، لذا فتحنا %{site} بدلًا منه.',
  withoutToken: 'ليس لديك حق الوصول إلى بعض متاجرك الآن. تواصل مع مالك المتجر أو حاول لاحقًا.',
  widgetsFailed: 'تعذّر تحميل أدوات متجرك. كل ما عداها يعمل.',
  notStored: 'يحظر متصفحك التخزين لهذا الموقع، لذا ستحتاج إلى تسجيل الدخول من جديد في المرة القادمة.',
  declined: 'لست مسجّل الدخول. سجّل الدخول من جديد لتحميل التغييرات أو حفظها.',
  signIn: 'تسجيل الدخول',
  retry: 'إعادة المحاولة',
} satisfies Translation<typeof english>;
