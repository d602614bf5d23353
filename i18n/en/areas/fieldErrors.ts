import { defineMessages } from '../../englishMessages';

/** Messages of form fields: the error codes of the server and of the create forms, and numbers that can't be read. */
export const messages = defineMessages('fieldErrors', {
  required: 'This field is required',
  number: 'Enter a number',
  invalid: 'Enter a valid value',
  too_long: 'Shorten this text',
  too_short: 'Enter more text',
  not_found: 'This no longer exists. Choose another.',
  taken: 'This is already in use',
  future: 'Choose a date that isn’t in the future',
  notNumber: 'Enter a number without thousands separators, such as 1250 or 12.5',
  notWhole: 'Enter a whole number without separators, such as 250',
});
