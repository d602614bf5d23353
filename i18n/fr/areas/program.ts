/** Messages of the dialog that moves customers to a program. */
export const messages = {
  title: 'Changer « %{title} » de programme',
  titleMany: 'Changer %{smart_count} client de programme |||| Changer %{smart_count} clients de programme',
  now: 'Actuellement : %{program}',
  label: 'Programme',
  placeholder: 'Choisissez un programme',
  same: 'C’est déjà son programme. |||| C’est déjà leur programme à tous.',
  excludedHelp: 'Ne participe à aucun programme.',
  submit: 'Changer',
};
