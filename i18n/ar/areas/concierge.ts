import type { messages as english } from '../../en/areas/concierge';
import type { Translation } from '../../translation';

/** Messages of the setup help page. */
export const messages = {
  subtitle: 'يتولى فريقنا إعداد الإضافة في متجرك نيابةً عنك.',
  pending: 'طلبك لدى فريقنا',
  pendingText: 'وصلنا طلبك لمتجر %{site}. نراسلك قبل أن نغيّر أي شيء يراه عملاؤك.',
  none: 'دعنا نتولى الإعداد',
  noneText: 'اطلب ذلك، ويتولى فريقنا إعداد كل شيء في %{site}. يستغرق الأمر عادةً ساعة إلى ساعتين، ويومًا على الأكثر.',
  steps: 'ما الذي يحدث',
  step1: 'نطّلع على متجرك ومظهره ولغاته.',
  step2: 'نُعدّ معك الأدوات وبرنامج الولاء.',
  step3: 'تطّلع على كل شيء وتحدّد موعد الإطلاق.',
  request: 'طلب المساعدة في الإعداد',
  cancel: 'إلغاء الطلب',
  requested: 'تم طلب المساعدة في الإعداد.',
  cancelled: 'تم إلغاء طلب الإعداد.',
  requestFailed: 'تعذّر إرسال الطلب. %{reason}',
  cancelFailed: 'تعذّر إلغاء الطلب. %{reason}',
  contact: 'التواصل مع الدعم',
  status: 'الحالة',
  statusPending: 'مطلوبة',
  statusNone: 'غير مطلوبة',
} satisfies Translation<typeof english>;
