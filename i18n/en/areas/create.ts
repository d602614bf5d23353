/** Messages of create forms. */
export const messages = {
  unsaved: {
    title: 'Leave before it is added?',
    text: 'What you typed has not been sent. It is kept until you close this tab or sign out, and offered again when you come back.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  submit: 'Add',
  missing: 'Still missing: %{fields}.',
  busy: 'A file is still being uploaded.',
  restored: 'What you typed before is here again.',
  discard: 'Discard draft',
  fault: {
    required: 'Please fill this in.',
    number: 'Please enter a number.',
    invalid: 'Please check this value.',
    too_long: 'This is too long.',
    too_short: 'This is too short.',
    not_found: 'This is not there any more. Please choose another.',
    taken: 'This is taken already.',
    future: 'This is in the future.',
  },
  failed: 'Nothing was added. What you typed is still here. Change it if need be, then try again.',
  uncertain: 'It is not certain that it was added. What you typed is still here.',
  otherField: '%{field}: %{text}',
  done: '%{name} added.',
};
