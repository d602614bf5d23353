import type { messages as english } from '../../en/areas/keys';
import type { Translation } from '../../translation';

/** Messages of the keyboard shortcuts dialog. */
export const messages = {
  title: 'Raccourcis clavier',
  onPages: 'Sur chaque page',
  inLists: 'Dans les listes',
  find: 'Rechercher des pages et des éléments',
  notifications: 'Aller aux notifications et revenir',
  confirm: 'Confirmer ou envoyer',
  next: 'Ligne suivante',
  previous: 'Ligne précédente',
  select: 'Sélectionner la ligne',
  openRecord: 'Ouvrir la ligne',
  search: 'Rechercher',
  leaveSearch: 'De la recherche à la première ligne',
  undo: 'Annuler la dernière modification',
  help: 'Afficher les raccourcis clavier',
  close: 'Fermer',
} satisfies Translation<typeof english>;
