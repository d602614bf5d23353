import type { messages as english } from '../../en/areas/colour';
import type { Translation } from '../../translation';

/** Messages of color fields. */
export const messages = {
  pick: '%{name}: اختيار',
  fromScreen: '%{name}: التقاط لون من الشاشة',
  reset: '%{name}: العودة إلى ما كان',
} satisfies Translation<typeof english>;
