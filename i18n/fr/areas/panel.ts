import type { messages as english } from '../../en/areas/panel';
import type { Translation } from '../../translation';

/** Messages of the record panel. */
export const messages = {
  previous: 'Précédent',
  next: 'Suivant',
  close: 'Fermer',
  missing:
    'Cet élément n’est pas sur cette page de la liste et ne peut pas être ouvert seul. Recherchez-le dans la liste.',
  gone: 'Cet élément n’existe plus. Il a peut-être été supprimé.',
  facts: 'Détails',
  more: 'Plus',
  part: {
    remove: 'Supprimer : %{part}',
    removeTitle: 'Supprimer « %{part} » ?',
    removed: 'Élément supprimé : %{part}',
    failed: 'Impossible de supprimer « %{part} » : nous l’avons remis en place. %{reason}',
  },
} satisfies Translation<typeof english>;
