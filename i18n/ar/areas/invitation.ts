import type { messages as english } from '../../en/areas/invitation';
import type { Translation } from '../../translation';

/** Messages of the page of a manager’s invitation. */
export const messages = {
  title: 'دعوة للانضمام إلى %{store}',
  titleUnnamed: 'دعوة للانضمام إلى متجر',
  text: 'اقبل الدعوة لتشارك في إدارة هذا المتجر من لوحة التحكم.',
  loading: 'جارٍ تحميل الدعوة',
  loadFailed: 'تعذّر تحميل الدعوة',
  name: 'اسمك',
  nameMissing: 'أدخل اسمك',
  passwordMissing: 'اختر كلمة مرور',
  passwordHelp: 'ستسجّل الدخول بها وببريدك الإلكتروني من الآن.',
  accept: 'قبول الدعوة',
  decline: 'رفض',
  later: 'ليس الآن',
  accepted: 'قُبلت الدعوة',
  acceptFailed: 'تعذّر قبول الدعوة.',
  declineFailed: 'تعذّر رفض الدعوة.',
  failedHint: 'حاول مجددًا. إذا لم ينجح ذلك فاطلب دعوة جديدة من مالك المتجر.',
  stillOpen: 'ضاع الرد، لكن الدعوة ما زالت مفتوحة. حاول مجددًا.',
  uncertain: 'ليس مؤكدًا أن ردّك وصل. تحقّق من الاتصال ثم حاول مجددًا.',
  declined: 'تم الآن رفض دعوتك للإدارة...',
  lost: 'لم تعد الدعوة مفتوحة',
  lostText:
    'ضاع الرد على قبولك، والدعوة مغلقة الآن. ربما حُفظ القبول: سجّل الدخول ببريدك الإلكتروني وكلمة المرور للتحقق.',
  ended: 'لا يمكن استخدام هذه الدعوة',
  endedText: 'تنتهي الدعوات بعد مدة وتُستخدم مرة واحدة. اطلب من مالك المتجر إرسال دعوة جديدة.',
  none: 'لا توجد دعوة هنا',
  noneText: 'افتح الرابط الموجود في رسالة الدعوة مرة أخرى.',
  checkAgain: 'التحقّق من جديد',
  toSignIn: 'تسجيل الدخول',
  toConsole: 'الانتقال إلى متجرك',
} satisfies Translation<typeof english>;
