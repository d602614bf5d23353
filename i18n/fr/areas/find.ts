/** Messages of the quick find. */
export const messages = {
  title: 'Rechercher',
  label: 'Rechercher des pages et des clients',
  placeholder: 'Rechercher une page, une action, un client ou un avis',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Récents',
  searching: 'Recherche de clients et d’avis…',
  none: 'Rien trouvé pour « %{text} ».',
  failed: {
    customers: 'La recherche de clients a échoué. %{reason}',
    'product-reviews': 'La recherche d’avis a échoué. %{reason}',
  },
  results: '%{smart_count} résultat |||| %{smart_count} résultats',
  keys: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
  import: {
    customers: {
      customers: 'Importer des clients depuis un fichier',
      store: 'Importer les clients de la boutique',
      team: 'Confier l’import des clients à notre équipe',
      points: 'Importer des points depuis un fichier',
    },
    'product-reviews': {
      reviews: 'Importer des avis depuis un fichier',
      team: 'Confier l’import des avis à notre équipe',
    },
    other: 'Importer : %{name}, %{kind}',
  },
  /** Further words that find the color schemes. */
  schemeWords: 'thème couleurs sombre clair',
};
