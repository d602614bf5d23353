import { defineMessages } from '../../englishMessages';

/** Messages of the record panel. */
export const messages = defineMessages('panel', {
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  missing: 'This item isn’t on this page of the list and can’t be opened by itself. Search for it in the list.',
  gone: 'This item no longer exists. It may have been deleted.',
  facts: 'Details',
  more: 'More',
  part: {
    remove: 'Delete %{part}',
    removeTitle: 'Delete “%{part}”?',
    removed: '%{part} deleted',
    failed: '“%{part}” couldn’t be deleted, so we put it back. %{reason}',
  },
});
