import { defineMessages } from '../../englishMessages';

/** Messages of the question before a sign-out that deletes what this browser keeps. */
export const messages = defineMessages('signOut', {
  title: 'Sign out and delete this?',
  text: 'Signing out deletes this in every tab and stops what is running:',
  drafts:
    '%{smart_count} draft in this tab that you didn’t send, save, or publish |||| %{smart_count} drafts in this tab that you didn’t send, save, or publish',
  task: 'A running task in this tab',
  otherTabs: 'Drafts or running tasks in other tabs',
  rows: 'Rows of an import that weren’t sent yet',
  corrections: 'Corrections of an import that hasn’t started',
  reverts: 'What is needed to view and revert the imports of this browser',
  stay: 'Stay signed in',
  leave: 'Sign out and delete',
});
