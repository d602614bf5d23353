import { defineMessages } from '../../englishMessages';

/** What is printed on keys that have a name. */
export const messages = defineMessages('keyNames', {
  Alt: 'Alt',
  Ctrl: 'Ctrl',
  Enter: 'Enter',
  Shift: 'Shift',
});
