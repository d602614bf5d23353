import type { messages as english } from '../../en/areas/program';
import type { Translation } from '../../translation';

/** Messages of the dialog that moves customers to a program. */
export const messages = {
  title: 'Changer de programme pour « %{title} »',
  titleMany: 'Changer de programme pour %{smart_count} client |||| Changer de programme pour %{smart_count} clients',
  now: 'Programme actuel : %{program}',
  label: 'Programme de fidélité',
  placeholder: 'Sélectionnez un programme',
  same: 'C’est déjà son programme. |||| C’est déjà leur programme à tous.',
  excludedHelp: 'Ces clients ne gagneront ni n’échangeront de points.',
  submit: 'Changer de programme',
} satisfies Translation<typeof english>;
