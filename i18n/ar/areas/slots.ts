import type { messages as english } from '../../en/areas/slots';
import type { Translation } from '../../translation';

/** Messages about a part of an extension that failed. */
export const messages = {
  name: '«%{name}»',
  text: 'هذه إضافة. كل ما عداها يعمل. حاول مجددًا. إذا استمرت المشكلة، فتواصل مع الدعم واذكر هذا الاسم.',
} satisfies Translation<typeof english>;
