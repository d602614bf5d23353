import type { messages as english } from '../../en/areas/notifications';
import type { Translation } from '../../translation';

/** Messages of the notification email overview. */
export const messages = {
  subtitle: 'E‑mails automatiques envoyés à vos clients dans chaque langue de votre boutique',
  failed: 'Impossible de charger les modèles',
  someFailed: 'Impossible de charger les modèles : %{languages}',
  stale: 'Ces modèles ne sont peut-être pas à jour : %{languages}',
  table: 'E‑mails par langue',
  template: 'E‑mail',
  mainLanguage: 'Langue principale',
  language: 'Langue',
  readAgain: 'Recharger : %{language}',
  open: 'Modifier %{name} (%{language}) : %{state}',
  legend: 'Signification des statuts',
  onlyWork: 'Seulement les e‑mails manquants ou obsolètes',
  noWork: 'Aucun e‑mail n’est manquant ni obsolète.',
  changedAt: 'Modifié %{time}',
  unknownTemplate: 'Cet e‑mail ne peut pas être modifié ici. Il continue d’être envoyé tel quel.',
  states: {
    default: 'Par défaut',
    changed: 'Modifié',
    missing: 'Manquant',
    older: 'Obsolète',
    unread: 'Non chargé',
  },
  meaning: {
    default: 'notre texte par défaut',
    changed: 'votre texte',
    missing: 'aucun texte, donc rien n’est envoyé',
    older: 'votre texte, mais la langue principale a été modifiée depuis',
  },
  templates: {
    standard: { name: 'Message général', when: 'Pour les nouvelles qu’aucun autre e‑mail ne couvre' },
    loyaltyRewardApproved: { name: 'Récompense approuvée', when: 'Quand une récompense est approuvée' },
    loyaltyRewardRejected: { name: 'Récompense refusée', when: 'Quand une récompense est refusée' },
    loyaltyBirthdayReward: {
      name: 'Récompense d’anniversaire',
      when: 'Quand un client reçoit des points d’anniversaire',
    },
    loyaltyPlaceAnOrder: { name: 'Commande passée', when: 'Quand une commande rapporte des points' },
    loyaltyReferredCustomer: { name: 'Ami parrainé', when: 'Quand un ami parrainé passe une commande' },
    loyaltyPointsExpiring: { name: 'Expiration de points', when: 'Avant que des points n’expirent' },
    loyaltyVoucherExpiring: { name: 'Expiration d’un bon d’achat', when: 'Avant qu’un bon d’achat n’expire' },
    reviewAfterOrder: { name: 'Demande d’avis', when: 'Quelque temps après une commande' },
    reviewReplied: { name: 'Réponse à un avis', when: 'Quand vous répondez à un avis' },
    reviewPublished: { name: 'Avis publié', when: 'Quand un avis est publié' },
    faqAnswered: { name: 'Réponse à une question', when: 'Quand vous répondez à une question' },
  },
} satisfies Translation<typeof english>;
