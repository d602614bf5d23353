import type { messages as english } from '../../en/areas/renew';
import type { Translation } from '../../translation';

/** Messages of the re-authentication dialog. */
export const messages = {
  title: 'سجّل الدخول للمتابعة',
  text: 'انتهت جلستك. سجّل الدخول من جديد للمتابعة. عملك في هذه الصفحة محفوظ.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  cancel: 'ليس الآن',
  otherTitle: 'سجّلت الدخول بحساب مختلف',
  otherText:
    'سجّلت الدخول باسم %{name}، لكن هذه الصفحة فُتحت بحساب %{owner}. المتابعة باسم %{name} تحذف مسودات %{owner} وصفوف الاستيراد غير المرسلة وتوقف المهام الجارية في كل علامات التبويب.',
  otherSubmit: 'المتابعة باسم %{name}',
  otherCancel: 'رجوع',
  wait: 'يمكنك تسجيل الدخول مجددًا بعد %{smart_count} ثانية. |||| يمكنك تسجيل الدخول مجددًا بعد ثانية واحدة. |||| يمكنك تسجيل الدخول مجددًا بعد ثانيتين. |||| يمكنك تسجيل الدخول مجددًا بعد %{smart_count} ثوانٍ. |||| يمكنك تسجيل الدخول مجددًا بعد %{smart_count} ثانية. |||| يمكنك تسجيل الدخول مجددًا بعد %{smart_count} ثانية.',
} satisfies Translation<typeof english>;
