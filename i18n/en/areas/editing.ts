import { defineMessages } from '../../englishMessages';

/** Messages of editors with undo, redo, and publishing. */
export const messages = defineMessages('editing', {
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',
  publish: {
    submit: 'Publish',
    saving: 'Publishing…',
    changes: '%{smart_count} unpublished change |||| %{smart_count} unpublished changes',
    issues: '%{smart_count} issue to fix |||| %{smart_count} issues to fix',
    label: 'Unpublished changes',
    none: 'All changes published',
    restored: 'We restored your unpublished changes.',
    conflict: 'Choose which version to keep before you publish. Anything you didn’t change uses their version.',
    failed: {
      title: 'Your changes weren’t published',
      part: 'Some of your changes weren’t published',
      saved: 'Published: %{names}',
      uncertain: 'We couldn’t confirm that your changes were published',
      kept: 'Your changes are saved here.',
      again: 'Your changes are saved here. Try again.',
    },
    leave: {
      title: 'Leave without publishing?',
      text: 'You have unpublished changes. We’ll keep them in this tab for up to a day.',
    },
  },
  save: {
    submit: 'Save',
    saving: 'Saving…',
    changes: '%{smart_count} unsaved change |||| %{smart_count} unsaved changes',
    issues: '%{smart_count} field to fix |||| %{smart_count} fields to fix',
    label: 'Unsaved changes',
    none: 'All changes saved',
    restored: 'Your unsaved changes were restored',
    conflict: 'Choose which value to keep. Nothing is saved until you do. Settings you didn’t change follow theirs.',
    failed: {
      title: 'We couldn’t save your changes',
      part: 'We couldn’t save some of your changes',
      saved: 'Saved: %{names}',
      uncertain: 'We couldn’t confirm that your changes were saved',
      kept: 'Your changes are still here.',
      again: 'Your changes are still here. Fix them if needed and try again.',
    },
    leave: {
      title: 'Leave without saving?',
      text: 'Your changes aren’t saved. They stay in this tab for up to a day, or until you close it.',
    },
  },
  conflict: {
    title: 'Someone else changed this',
    show: 'Show the change |||| Show the %{smart_count} changes',
    mine: 'Yours',
    theirs: 'Theirs',
    keep: 'Keep mine',
    keepNamed: 'Keep mine: %{name}',
    take: 'Use theirs',
    takeNamed: 'Use theirs: %{name}',
    none: 'empty',
  },
  late: {
    failed: 'What you changed on the page that you left couldn’t be saved. %{reason} Your changes are kept there.',
    show: 'Show changes',
  },
  bar: { discard: 'Discard', discarded: 'Changes discarded' },
});
