/** Messages of editors with undo, redo, and publishing. */
export const messages = {
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',
  unsaved: {
    title: 'Leave without publishing?',
    text: 'You have unpublished changes. We’ll keep them in this tab for up to a day.',
  },
  restored: 'We restored your unpublished changes.',
  save: {
    failed: { title: 'We couldn’t save your changes', uncertain: 'We couldn’t confirm that your changes were saved' },
    label: 'Unsaved changes',
    none: 'All changes saved',
    text: 'Your changes aren’t saved. They stay in this tab for up to a day, or until you close it.',
    restored: 'Your unsaved changes were restored',
    conflict: 'Choose which value to keep. Nothing is saved until you do. Settings you didn’t change follow theirs.',
  },
  conflict: {
    title: 'Someone else changed this',
    text: 'Choose which version to keep before you publish. Anything you didn’t change uses their version.',
    show: 'Show the change |||| Show the %{smart_count} changes',
    mine: 'Yours',
    theirs: 'Theirs',
    keep: 'Keep mine',
    keepNamed: 'Keep my version of %{name}',
    take: 'Use theirs',
    takeNamed: 'Use their version of %{name}',
    none: 'empty',
  },
  failed: {
    title: 'Your changes weren’t published',
    uncertain: 'We couldn’t confirm that your changes were published',
    kept: 'Your changes are saved here. Try again.',
  },
  bar: {
    label: 'Unpublished changes',
    none: 'All changes published',
    discard: 'Discard',
    discarded: 'Changes discarded',
  },
};
