/** Messages of the quick find. */
export const messages = {
  title: 'Rechercher',
  label: 'Rechercher des pages et des clients',
  placeholder: 'Rechercher des pages et des clients',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Récents',
  searching: 'Recherche de clients et d’avis…',
  none: 'Aucun résultat pour « %{text} »',
  failed: {
    customers: 'Impossible de rechercher des clients. %{reason}',
    'product-reviews': 'Impossible de rechercher des avis. %{reason}',
  },
  results: '%{smart_count} résultat |||| %{smart_count} résultats',
  keys: 'Flèches pour parcourir, Entrée pour ouvrir, Échap pour fermer',
  import: {
    customers: {
      customers: 'Importer des clients depuis un fichier',
      store: 'Importer les clients de votre boutique',
      team: 'Confier l’import des clients à notre équipe',
      points: 'Importer des points depuis un fichier',
    },
    'product-reviews': {
      reviews: 'Importer des avis depuis un fichier',
      team: 'Confier l’import des avis à notre équipe',
    },
    other: 'Importer : %{name}, %{kind}',
  },
  /** Further words that find the color schemes. */
  schemeWords: 'thème couleurs sombre clair',
};
