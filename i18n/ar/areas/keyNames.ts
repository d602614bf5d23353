import type { messages as english } from '../../en/areas/keyNames';
import type { Translation } from '../../translation';

/** What is printed on keys that have a name: Arabic keyboards have English names. */
export const messages = {
  Alt: 'Alt',
  Ctrl: 'Ctrl',
  Enter: 'Enter',
  Shift: 'Shift',
} satisfies Translation<typeof english>;
