/** Messages of charts. */
export const messages = {
  moments: '%{label} : moment par moment',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  when: 'Quand',
  what: 'Quoi',
  more: 'et %{smart_count} de plus',
};
