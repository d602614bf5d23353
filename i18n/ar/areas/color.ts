import type { messages as english } from '../../en/areas/color';
import type { Translation } from '../../translation';

/** Messages of color fields. */
export const messages = {
  pick: '%{name}: اختيار لون',
  fromScreen: '%{name}: التقاط لون من الشاشة',
  reset: '%{name}: إعادة تعيين',
} satisfies Translation<typeof english>;
