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
  fault: {
    required: 'This field is required',
    number: 'Enter a number',
    invalid: 'Enter a valid value',
    too_long: 'Shorten this text',
    too_short: 'Enter more text',
    not_found: 'This no longer exists. Choose another.',
    taken: 'This is already in use',
    future: 'Choose a date that isn’t in the future',
  },
  failed: 'This couldn’t be added. Your entries are still here. Check them and try again.',
  uncertain: 'We couldn’t confirm that this was added. Your entries are still here.',
  done: '%{name} added',
});
