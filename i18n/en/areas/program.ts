/** Messages of the dialog that moves customers to a program. */
export const messages = {
  title: 'Move “%{title}” to a programme',
  titleMany: 'Move %{smart_count} customer to a programme |||| Move %{smart_count} customers to a programme',
  now: 'Now: %{program}',
  label: 'Programme',
  placeholder: 'Choose a programme',
  same: 'That is the programme they are in now. |||| That is the programme they are all in now.',
  excludedHelp: 'They take part in no programme.',
  submit: 'Move',
};
