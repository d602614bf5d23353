import type { messages as english } from '../../en/areas/listEmpty';
import type { Translation } from '../../translation';

/** Messages of a list that has no rows, or none that match. */
export const messages = {
  emptyText: 'Cette liste est encore vide : %{name}.',
  nothingWaits: 'Vous êtes à jour',
  nothingWaitsText: 'Rien à traiter : %{name}.',
  showAll: 'Tout afficher : %{name}',
  noResult: 'Aucun résultat',
  noResultText: 'Aucun élément ne correspond à votre recherche et à vos filtres : %{name}.',
  clear: 'Effacer tous les filtres',
} satisfies Translation<typeof english>;
