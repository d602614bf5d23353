import type { messages as english } from '../../en/areas/signOut';
import type { Translation } from '../../translation';

/** Messages of the question before a sign-out that deletes what this browser keeps. */
export const messages = {
  title: 'تسجيل الخروج وحذف ما يلي؟',
  text: 'تسجيل الخروج يحذف ما يلي في كل علامات التبويب، ويوقف ما يجري تنفيذه:',
  drafts:
    '%{smart_count} مسودة في علامة التبويب هذه لم تُرسل أو تُحفظ أو تُنشر |||| مسودة واحدة (%{smart_count}) في علامة التبويب هذه لم تُرسل أو تُحفظ أو تُنشر |||| مسودتان (%{smart_count}) في علامة التبويب هذه لم تُرسلا أو تُحفظا أو تُنشرا |||| %{smart_count} مسودات في علامة التبويب هذه لم تُرسل أو تُحفظ أو تُنشر |||| %{smart_count} مسودة في علامة التبويب هذه لم تُرسل أو تُحفظ أو تُنشر |||| %{smart_count} مسودة في علامة التبويب هذه لم تُرسل أو تُحفظ أو تُنشر',
  task: 'مهمة جارية في علامة التبويب هذه',
  otherTabs: 'مسودات أو مهام جارية في علامات تبويب أخرى',
  rows: 'صفوف استيراد لم تُرسل بعد',
  corrections: 'تصحيحات لاستيراد لم يبدأ',
  reverts: 'ما يلزم لعرض عمليات الاستيراد في هذا المتصفح والتراجع عنها',
  stay: 'البقاء مسجّلًا',
  leave: 'تسجيل الخروج والحذف',
} satisfies Translation<typeof english>;
