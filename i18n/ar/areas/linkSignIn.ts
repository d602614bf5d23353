import type { messages as english } from '../../en/areas/linkSignIn';
import type { Translation } from '../../translation';

/** Messages when a link signs in: the notice, the question before files or bulk changes, and the question about another account. */
export const messages = {
  notice: 'سجّل رابط دخولك باسم %{account}. تُحفظ تغييراتك في متجر %{site}.',
  unnamed: 'حساب بلا اسم',
  signOut: 'لست أنت؟ سجّل الخروج',
  question: {
    title: 'هل %{site} متجرك؟',
    text: 'سجّل رابط دخولك باسم %{account}. الملفات والتغييرات التي ترسلها الآن تذهب إلى %{site}.',
    confirm: 'المتابعة مع %{site}',
  },
  offered: {
    title: 'المتابعة باسم %{name}؟',
    text: 'يسجّل هذا الرابط دخولك باسم %{name}. أنت الآن مسجّل الدخول باسم %{owner}.',
    textUnknown: 'يسجّل هذا الرابط دخولك باسم %{name}. إن لم تتوقع ذلك، فاحتفظ بحسابك الحالي.',
    accept: 'المتابعة باسم %{name}',
    decline: 'البقاء باسم %{name}',
    declineUnknown: 'الاحتفاظ بالحساب الحالي',
    someone: 'حساب آخر',
  },
} satisfies Translation<typeof english>;
