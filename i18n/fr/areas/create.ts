import type { messages as english } from '../../en/areas/create';
import type { Translation } from '../../translation';

/** Messages of create forms. */
export const messages = {
  unsaved: {
    title: 'Quitter sans ajouter ?',
  },
  submit: 'Ajouter',
  missing: 'Pour continuer, renseignez : %{fields}.',
  future: '%{fields} : dans le futur. Choisissez aujourd’hui ou un jour antérieur.',
  busy: 'Un fichier est encore en cours d’importation.',
  restored: 'Nous avons restauré votre brouillon.',
  discard: 'Abandonner le brouillon',
  fault: {
    required: 'Ce champ est obligatoire',
    number: 'Saisissez un nombre',
    invalid: 'Saisissez une valeur valide',
    too_long: 'Raccourcissez ce texte',
    too_short: 'Texte trop court',
    not_found: 'Cet élément n’existe plus. Choisissez-en un autre.',
    taken: 'Déjà utilisé',
    future: 'Choisissez une date qui n’est pas dans le futur',
  },
  failed: 'Impossible d’effectuer l’ajout. Votre saisie est conservée. Vérifiez-la, puis réessayez.',
  uncertain: 'Nous n’avons pas pu confirmer l’ajout. Votre saisie est conservée.',
  done: 'Ajout effectué : %{name}',
} satisfies Translation<typeof english>;
