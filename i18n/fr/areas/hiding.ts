import type { messages as english } from '../../en/areas/hiding';
import type { Translation } from '../../translation';

/** Messages of reviews that are hidden, and why. */
export const messages = {
  title: 'Motif du masquage',
  why: 'Pourquoi le masquer ?',
  whyRecord: 'Retrait de la publication : %{record}',
  left: 'Reste masqué : %{record}',
  leave: 'Laisser masqué',
  reasons: {
    spam: 'Spam',
    offTopic: 'Ne porte pas sur un produit',
    personalData: 'Données personnelles',
    abusive: 'Injurieux',
    duplicate: 'Doublon',
    other: 'Autre',
    none: 'Aucun motif indiqué',
  },
  here: 'Conservé dans ce navigateur uniquement. Les autres le voient en attente.',
  details: 'Motif',
  save: 'Enregistrer le motif',
  given: 'Motif : %{reason}',
  change: 'Modifier le motif',
  hiddenAt: 'Masqué %{time}',
  warning: 'Masqués : %{negative} des avis à 1 ou 2 étoiles, %{positive} de ceux à 4 ou 5.',
  share: '%{share} (%{hidden} sur %{total})',
  leftCount:
    '%{count} avis que vous avez laissé masqué compte encore comme en attente dans la liste. |||| %{count} avis que vous avez laissés masqués comptent encore comme en attente dans la liste.',
  byReason: 'Masqués ici, par motif',
  covered:
    '%{count} avis masqué depuis le %{date} ; encore masqué : %{hidden}. |||| %{count} avis masqués depuis le %{date} ; encore masqués : %{hidden}.',
  empty: 'Aucun avis masqué ici. Le motif est demandé quand vous dépubliez un avis ou le laissez masqué.',
  scope:
    'Comprend ce que vous avez masqué dans ce navigateur ces 3 dernières années, sans les avis masqués par d’autres ni les avis supprimés.',
  rules:
    'Des règles sur les avis, comme la directive européenne Omnibus et la règle américaine 16 CFR 465, portent sur le masquage d’avis parce qu’ils sont négatifs. Ce rapport n’est pas un conseil juridique.',
  notStored: 'Ce navigateur n’enregistre rien : ce rapport sera perdu quand vous partirez. Téléchargez le CSV.',
  month: 'Mois',
  reason: 'Motif',
  stars: '%{smart_count} étoile |||| %{smart_count} étoiles',
  total: 'Total',
  csv: {
    month: 'Mois',
    rating: 'Note',
    reason: 'Motif',
    details: 'Détails',
    hiddenOn: 'Masqué le',
    shownOn: 'Republié le',
    review: 'ID de l’avis',
  },
} satisfies Translation<typeof english>;
