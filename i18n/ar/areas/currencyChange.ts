import type { messages as english } from '../../en/areas/currencyChange';
import type { Translation } from '../../translation';

/** Messages of a change of the store’s currency. */
export const messages = {
  text: 'لا تُحوَّل المبالغ: يصبح %{before} %{after}. بعد الحفظ، راجع مهام ومكافآت %{programs}.',
  saved: 'لم تُحوَّل المبالغ: أصبح %{before} %{after}. راجع مهام ومكافآت:',
} satisfies Translation<typeof english>;
