/** Messages of charts. */
export const messages = {
  moments: '%{label} : points de données',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  when: 'Date',
  what: 'Événement',
};
