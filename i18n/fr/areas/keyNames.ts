import type { messages as english } from '../../en/areas/keyNames';
import type { Translation } from '../../translation';

/** What is printed on keys that have a name. */
export const messages = {
  Alt: 'Alt',
  Ctrl: 'Ctrl',
  Enter: 'Entrée',
  Shift: 'Maj',
} satisfies Translation<typeof english>;
