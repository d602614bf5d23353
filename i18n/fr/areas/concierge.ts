import type { messages as english } from '../../en/areas/concierge';
import type { Translation } from '../../translation';

/** Messages of the setup help page. */
export const messages = {
  subtitle: 'Notre équipe peut configurer l’application dans votre boutique à votre place.',
  pending: 'Votre demande est en cours',
  pendingText:
    'Nous avons reçu votre demande pour %{site}. Nous vous écrirons par e‑mail avant de modifier quoi que ce soit de visible pour vos clients.',
  none: 'Laissez-nous tout configurer',
  noneText:
    'Envoyez une demande : notre équipe configurera tout dans %{site}. Cela prend généralement 1 à 2 heures, et 24 heures au maximum.',
  steps: 'Comment ça marche',
  step1: 'Nous examinons votre boutique, son thème et ses langues.',
  step2: 'Nous configurons avec vous vos widgets et votre programme de fidélité.',
  step3: 'Vous vérifiez le tout et décidez de la mise en ligne.',
  request: 'Demander de l’aide à la configuration',
  cancel: 'Annuler la demande',
  requested: 'Demande d’aide à la configuration envoyée',
  canceled: 'Demande d’aide à la configuration annulée',
  requestFailed: 'Impossible d’envoyer la demande. %{reason}',
  cancelFailed: 'Impossible d’annuler la demande. %{reason}',
  contact: 'Contacter l’assistance',
  status: 'Statut',
  statusPending: 'Demandée',
  statusNone: 'Non demandée',
} satisfies Translation<typeof english>;
