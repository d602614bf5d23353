import { defineMessages } from '../../englishMessages';

/** Messages of the save view dialog. */
export const messages = defineMessages('saveView', {
  as: 'Save as',
  new: 'New view',
  update: 'Update view',
  updated: 'View “%{name}” updated',
  name: 'View name',
  saved: 'Saved as “%{name}”',
  title: 'Save view',
  explain: 'Saves the current filters, search, sort, and columns on this device.',
  submit: 'Save view',
  taken: 'You already have a view with this name. Saving replaces it.',
  forget: 'Delete view “%{name}”',
  deleted: 'View “%{name}” deleted',
  renameTitle: 'Rename view “%{name}”',
  rename: 'Rename',
  renamed: 'View renamed to “%{name}”',
});
