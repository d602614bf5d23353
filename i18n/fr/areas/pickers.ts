import type { messages as english } from '../../en/areas/pickers';
import type { Translation } from '../../translation';

/** Messages of record, product, and date pickers. */
export const messages = {
  search: {
    placeholder: 'Saisissez pour rechercher',
    searching: 'Recherche…',
    found: '%{smart_count} trouvé |||| %{smart_count} trouvés',
    nothing: 'Aucun résultat',
    nothingFor: 'Aucun résultat pour « %{text} »',
    more: '%{count} résultats affichés sur %{total}. Saisissez pour affiner.',
    moreUnknown: '%{count} premiers résultats affichés. Saisissez pour affiner.',
    failed: 'La recherche a échoué. Réessayez.',
    clear: 'Effacer : %{label}',
  },
  day: {
    choose: 'Choisir une date',
    change: 'Modifier la date (%{day})',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    toDays: 'Choisir un jour',
    toYears: 'Choisir une année',
    year: 'Année',
    month: 'Mois',
    day: 'Jour',
    yearLetter: 'A',
    monthLetter: 'M',
    dayLetter: 'J',
    empty: 'Vide',
    invalid: 'Saisissez une date complète',
    future: 'Choisissez une date qui n’est pas dans le futur',
    early: 'Choisissez le %{day} ou une date ultérieure',
    late: 'Choisissez le %{day} ou une date antérieure',
    old: 'Choisissez une date plus récente',
    from: 'Du',
    to: 'Au',
  },
  appliesTo: {
    entireOrder: 'Commande entière',
    selectedProducts: 'Produits sélectionnés',
    selectedCollections: 'Collections sélectionnées',
    products: 'Produits',
    collections: 'Collections',
  },
  rating: { stars: '%{smart_count} étoile |||| %{smart_count} étoiles' },
  noProgram: 'Par défaut (%{program})',
} satisfies Translation<typeof english>;
