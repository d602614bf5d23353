import type { messages as english } from '../../en/areas/fieldErrors';
import type { Translation } from '../../translation';

/** Messages of form fields: the error codes of the server and of the create forms, and numbers that can't be read. */
export const messages = {
  required: 'Ce champ est obligatoire',
  number: 'Saisissez un nombre',
  invalid: 'Saisissez une valeur valide',
  too_long: 'Raccourcissez ce texte',
  too_short: 'Texte trop court',
  not_found: 'Cet élément n’existe plus. Choisissez-en un autre.',
  taken: 'Déjà utilisé',
  future: 'Choisissez une date qui n’est pas dans le futur',
  notNumber: 'Saisissez un nombre sans séparateur de milliers, par exemple 1250 ou 12,5',
  notWhole: 'Saisissez un nombre entier sans séparateur, par exemple 250',
} satisfies Translation<typeof english>;
