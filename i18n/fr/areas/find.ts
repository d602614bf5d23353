/** Words of the quick find. */
export const words = {
  title: 'Rechercher',
  label: 'Rechercher des pages et des clients',
  placeholder: 'Rechercher une page ou un client',
  pages: 'Pages',
  customers: 'Clients',
  recent: 'Récents',
  searching: 'Recherche de clients…',
  none: 'Rien trouvé pour « %{text} ».',
  failed: 'La recherche de clients a échoué. %{reason}',
  results: '%{smart_count} résultat |||| %{smart_count} résultats',
  keys: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
};
