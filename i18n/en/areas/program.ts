import { defineMessages } from '../../englishMessages';

/** Messages of the dialog that moves customers to a program. */
export const messages = defineMessages('program', {
  title: 'Change program for “%{title}”',
  titleMany: 'Change program for %{smart_count} customer |||| Change program for %{smart_count} customers',
  now: 'Current program: %{program}',
  label: 'Loyalty program',
  placeholder: 'Select a program',
  same: 'They’re already in this program. |||| They’re all already in this program.',
  excludedHelp: 'They won’t earn or redeem points.',
  submit: 'Change program',
});
