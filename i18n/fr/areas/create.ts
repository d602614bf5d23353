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
  failed: 'Impossible d’effectuer l’ajout. Votre saisie est conservée. Vérifiez-la, puis réessayez.',
  uncertain: 'Nous n’avons pas pu confirmer l’ajout. Votre saisie est conservée.',
  done: 'Ajout effectué : %{name}',
} satisfies Translation<typeof english>;
