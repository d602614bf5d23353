import type { messages as english } from '../../en/areas/productReviews';
import type { Translation } from '../../translation';

/** Messages of the page about the reviews of a product. */
export const messages = {
  average: 'Moyenne des avis publiés : %{average}',
  all: 'Tous les avis',
  none: 'Les avis sur ce produit apparaîtront ici.',
  read: 'D’après les %{read} avis les plus récents sur %{total}',
  readSome: 'D’après les %{read} avis les plus récents. Il y en a d’autres.',
  older: 'Charger les avis plus anciens',
  overTime: 'Note moyenne par mois',
  published: '%{count} avis publié |||| %{count} avis publiés',
  mentions: 'Ce que mentionnent les avis à 1 et 2 étoiles',
  noWords: 'Aucun mot ne se démarque pour l’instant.',
  counted:
    'Compté dans %{low} avis à 1 ou 2 étoiles sur les %{read} avis lus : mots qui se démarquent des avis à 4 ou 5 étoiles. |||| Compté dans %{low} avis à 1 ou 2 étoiles sur les %{read} avis lus : mots qui se démarquent des avis à 4 ou 5 étoiles.',
  low: 'Avis à 1 ou 2 étoiles',
  answered: 'Tous ont une réponse.',
  unanswered: '%{count} avis est sans réponse. |||| %{count} avis sont sans réponse.',
  replyAll: 'Répondre à tous',
  show: 'Voir les avis',
  replyTitle: 'Répondre à %{smart_count} avis |||| Répondre à %{smart_count} avis',
  savedReply: 'Réponse enregistrée',
  choose: 'Choisissez une réponse',
  preview: 'La première réponse sera :',
  reply: 'Répondre à tous',
  noReplies: 'Aucune réponse enregistrée. Rédigez-en d’abord une sous un avis.',
} satisfies Translation<typeof english>;
