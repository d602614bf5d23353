import type { messages as english } from '../../en/areas/concierge';
import type { Translation } from '../../translation';

/** Messages of the setup help page. */
export const messages = {
  subtitle: 'يمكن لفريقنا إعداد التطبيق في متجرك نيابةً عنك.',
  pending: 'طلبك قيد التنفيذ',
  pendingText: 'تلقّينا طلبك لمتجر %{site}. سنراسلك بالبريد الإلكتروني قبل تغيير أي شيء يراه عملاؤك.',
  none: 'دعنا نتولى الإعداد',
  noneText: 'أرسل طلبًا وسيتولى فريقنا إعداد كل شيء في %{site}. يستغرق ذلك عادةً من ساعة إلى ساعتين، و24 ساعة بحد أقصى.',
  steps: 'كيف يعمل ذلك',
  step1: 'نراجع متجرك ومظهره ولغاته.',
  step2: 'نُعدّ معك أدواتك وبرنامج الولاء.',
  step3: 'تراجع كل شيء وتقرّر موعد الإطلاق.',
  request: 'طلب المساعدة في الإعداد',
  cancel: 'إلغاء الطلب',
  requested: 'تم طلب المساعدة في الإعداد',
  canceled: 'تم إلغاء طلب الإعداد',
  requestFailed: 'تعذّر إرسال الطلب. %{reason}',
  cancelFailed: 'تعذّر إلغاء الطلب. %{reason}',
  contact: 'التواصل مع الدعم',
  status: 'الحالة',
  statusPending: 'مطلوبة',
  statusNone: 'غير مطلوبة',
} satisfies Translation<typeof english>;
