import { defineMessages } from '../../englishMessages';

/** Messages of a page that doesn’t exist. */
export const messages = defineMessages('notFound', {
  text: 'Check the web address or go back to the dashboard.',
  console: 'Go to dashboard',
});
