/** Messages of the record panel. */
export const messages = {
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  missing: 'This record is not on this page of the list, and the provider cannot look it up by itself.',
  gone: 'This record is not there any more: it may have been deleted.',
  part: {
    remove: 'Delete %{part}',
    removeTitle: 'Delete “%{part}”?',
    removed: 'Deleted: %{part}.',
    failed: '“%{part}” could not be deleted and is back. %{reason}',
  },
};
