/** Words of what is edited with undo and redo, and published when it is ready. */
export const words = {
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Done again',
  unsaved: {
    title: 'Leave without publishing?',
    text: 'Your changes are not published. They stay in this tab until it is closed, for a day at most.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  restored: 'Your changes from before are here again, not published yet.',
  conflict: {
    title: 'Somebody else has changed this meanwhile',
    text: 'Choose what is to stand; nothing is published before. What you did not change follows theirs.',
    mine: 'Yours',
    theirs: 'Theirs',
    keep: 'Keep yours',
    keepNamed: 'Keep yours: %{name}',
    take: 'Take theirs',
    takeNamed: 'Take theirs: %{name}',
    none: 'nothing',
  },
  bar: {
    label: 'Not published',
    none: 'Everything is published',
    discard: 'Discard',
    discarded: 'Your changes are discarded.',
  },
};
