import type { words as english } from '../../en/areas/colour';
import type { Translation } from '../../translation';

/** Words of a field for a colour. */
export const words = {
  pick: '%{name}: اختيار',
  fromScreen: '%{name}: التقاط لون من الشاشة',
  reset: '%{name}: العودة إلى ما كان',
} satisfies Translation<typeof english>;
