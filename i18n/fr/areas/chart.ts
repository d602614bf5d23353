/** Messages of charts. */
export const messages = {
  moments: '%{label} : points de données',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  when: 'Date',
  what: 'Événement',
  more: 'et %{smart_count} de plus',
};
