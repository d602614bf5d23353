import { defineMessages } from '../../englishMessages';

/** Messages about a part of an extension that failed. */
export const messages = defineMessages('slots', {
  name: '“%{name}”',
  text: 'It’s an extension. Everything else is working. Try again. If it still fails, contact support and mention this name.',
});
