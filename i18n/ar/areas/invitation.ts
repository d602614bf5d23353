import type { messages as english } from '../../en/areas/invitation';
import type { Translation } from '../../translation';

/** Messages of the page of a manager’s invitation. */
export const messages = {
  title: 'دعوة للانضمام إلى %{store}',
  titleUnnamed: 'دعوة للانضمام إلى متجر',
  text: 'اقبل الدعوة للمساعدة في إدارة هذا المتجر.',
  loading: 'جارٍ تحميل الدعوة',
  loadFailed: 'تعذّر تحميل الدعوة',
  name: 'اسمك',
  nameMissing: 'أدخل اسمك',
  passwordMissing: 'اختر كلمة مرور',
  passwordHelp: 'ستسجّل الدخول بها وببريدك الإلكتروني من الآن.',
  accept: 'قبول الدعوة',
  decline: 'رفض',
  later: 'ليس الآن',
  accepted: 'تم قبول الدعوة',
  acceptFailed: 'تعذّر قبول الدعوة.',
  declineFailed: 'تعذّر رفض الدعوة.',
  failedHint: 'حاول مجددًا. إذا استمرت المشكلة، فاطلب دعوة جديدة من مالك المتجر.',
  stillOpen: 'لم نتلقَّ ردًا، لكن الدعوة لا تزال مفتوحة. حاول مجددًا.',
  uncertain: 'تعذّر التأكد من وصول ردّك. تحقّق من اتصالك ثم حاول مجددًا.',
  declined: 'تم الآن رفض دعوتك لإدارة المتجر…',
  lost: 'لم تعد الدعوة مفتوحة',
  lostText:
    'لم نتلقَّ ردًا على قبولك، والدعوة مغلقة الآن. ربما تم حفظ القبول: سجّل الدخول ببريدك الإلكتروني وكلمة المرور للتحقّق.',
  ended: 'لا يمكن استخدام هذه الدعوة',
  endedText: 'تنتهي صلاحية الدعوات بعد مدة وتُستخدم مرة واحدة. اطلب دعوة جديدة من مالك المتجر.',
  none: 'لا توجد دعوة هنا',
  noneText: 'افتح الرابط الموجود في رسالة الدعوة مجددًا.',
  checkAgain: 'التحقّق من جديد',
  toSignIn: 'تسجيل الدخول',
  toConsole: 'الانتقال إلى متجرك',
} satisfies Translation<typeof english>;
