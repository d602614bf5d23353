import type { messages as english } from '../../en/areas/unsaved';
import type { Translation } from '../../translation';

/** Messages for leaving a page with unsaved changes. */
export const messages = {
  title: 'المغادرة دون حفظ؟',
  text: 'لم يُرسل ما كتبته. يبقى محفوظًا حتى تغلق علامة التبويب هذه أو تسجّل الخروج، ويُعرض عليك عند عودتك.',
  stay: 'البقاء هنا',
  leave: 'مغادرة',
} satisfies Translation<typeof english>;
