import type { messages as english } from '../../en/areas/chart';
import type { Translation } from '../../translation';

/** Messages of charts. */
export const messages = {
  moments: '%{label} : points de données',
  more: '%{label} : plus',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  when: 'Date',
  what: 'Événement',
} satisfies Translation<typeof english>;
