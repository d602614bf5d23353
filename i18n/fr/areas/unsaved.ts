import type { messages as english } from '../../en/areas/unsaved';
import type { Translation } from '../../translation';

/** Messages for leaving a page with unsaved changes. */
export const messages = {
  title: 'Quitter sans enregistrer ?',
  text: 'Votre saisie n’a pas été envoyée. Elle est conservée jusqu’à ce que vous fermiez cet onglet ou vous déconnectiez, et vous sera proposée à votre retour.',
  stay: 'Rester ici',
  leave: 'Quitter',
} satisfies Translation<typeof english>;
