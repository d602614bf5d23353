import { defineMessages } from '../../englishMessages';

/** Messages of the keyboard shortcuts dialog. */
export const messages = defineMessages('keys', {
  title: 'Keyboard shortcuts',
  onPages: 'On every page',
  inLists: 'In lists',
  find: 'Search pages and items',
  notifications: 'Go to notifications and back',
  confirm: 'Confirm or send',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Select row',
  openRecord: 'Open row',
  search: 'Search',
  leaveSearch: 'From search to the first row',
  undo: 'Undo last change',
  help: 'Show keyboard shortcuts',
  close: 'Close',
});
