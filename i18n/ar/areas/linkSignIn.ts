import type { messages as english } from '../../en/areas/linkSignIn';
import type { Translation } from '../../translation';

/** Messages after a link signed the merchant in: the notice, and the question before files or bulk changes. */
export const messages = {
  notice: 'سجّل رابط دخولك باسم %{account}. تُحفظ تغييراتك في متجر %{site}.',
  unnamed: 'حساب بلا اسم',
  signOut: 'لست أنت؟ سجّل الخروج',
  question: {
    title: 'هل %{site} متجرك؟',
    text: 'سجّل رابط دخولك باسم %{account}. الملفات والتغييرات التي ترسلها الآن تذهب إلى %{site}.',
    confirm: 'المتابعة مع %{site}',
  },
} satisfies Translation<typeof english>;
