import type { messages as english } from '../../en/areas/moderation';
import type { Translation } from '../../translation';

/** Messages of what helps to decide about a record. */
export const messages = {
  title: 'Pour vous aider à décider',
  customer: 'Client',
  orders: '%{count} commande |||| %{count} commandes',
  purchase: 'Dernière commande',
  orderNumber: 'Commande %{number}',
  sameDay: 'le même jour',
  daysBefore: '%{smart_count} jour plus tôt |||| %{smart_count} jours plus tôt',
  reviews: 'Autres avis de ce client',
  reviewCount: '%{count} avis |||| %{count} avis',
  product: 'Produit',
  average: '%{average} pour %{count} avis publié |||| %{average} pour %{count} avis publiés',
  unrated: 'Aucun avis publié',
  balance: 'Solde si vous approuvez',
  balanceChange: '%{before} → %{after} points',
  waits: {
    label: 'Pourquoi elle attend',
    decision: 'Elle attend votre décision.',
    review: 'Son avis n’est pas publié.',
    available: 'Disponible %{time}',
  },
} satisfies Translation<typeof english>;
