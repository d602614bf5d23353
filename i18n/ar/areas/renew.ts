import type { messages as english } from '../../en/areas/renew';
import type { Translation } from '../../translation';

/** Messages of the re-authentication dialog. */
export const messages = {
  title: 'سجّل الدخول للمتابعة',
  text: 'انتهت جلستك. سجّل الدخول من جديد: تبقى الصفحة كما هي، ولا يضيع شيء مما كتبته.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  cancel: 'ليس الآن',
  otherTitle: 'هذا حساب آخر',
  otherText:
    'سجّلت الدخول باسم %{name}، لكن هذه الصفحة فُتحت بحساب %{owner}. لم يُرسل ما عليها. المتابعة تغلقها وتفتح لوحة التحكم باسم %{name}.',
  otherSubmit: 'المتابعة باسم %{name}',
  otherCancel: 'رجوع',
} satisfies Translation<typeof english>;
