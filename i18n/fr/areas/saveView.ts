/** Messages of the save view dialog. */
export const messages = {
  name: 'Nom de la vue',
  saved: 'Enregistrée sous « %{name} »',
  title: 'Enregistrer cette vue',
  explain: 'Conserve le filtre, la recherche, le tri et les colonnes sous un nom, sur cet appareil.',
  submit: 'Enregistrer la vue',
  taken: 'Une vue de ce nom existe déjà : elle sera remplacée.',
};
