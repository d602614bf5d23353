import { defineMessages } from '../../englishMessages';

/** Messages for leaving a page with unsaved changes. */
export const messages = defineMessages('unsaved', {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. We’ll keep them in this tab until you close it or sign out.',
  stay: 'Keep editing',
  leave: 'Leave page',
});
