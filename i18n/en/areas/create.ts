import { defineMessages } from '../../englishMessages';

/** Messages of create forms. */
export const messages = defineMessages('create', {
  unsaved: {
    title: 'Leave without adding?',
  },
  submit: 'Add',
  missing: 'To continue, fill in: %{fields}.',
  future: '%{fields}: in the future. Choose today or an earlier day.',
  busy: 'A file is still uploading.',
  restored: 'We restored your draft.',
  discard: 'Discard draft',
  failed: 'This couldn’t be added. Your entries are still here. Check them and try again.',
  uncertain: 'We couldn’t confirm that this was added. Your entries are still here.',
  done: '%{name} added',
});
