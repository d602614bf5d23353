import type { messages as english } from '../../en/areas/contact';
import type { Translation } from '../../translation';

/** Messages of the contact page. */
export const messages = {
  subtitle: 'Envoyez-nous un message : un membre de notre équipe vous répondra par e‑mail.',
  orEmail: 'Ou écrivez-nous par e‑mail :',
  formTitle: 'Votre message',
  topic: 'Catégorie',
  topics: {
    none: 'Choisissez une catégorie',
    imports: 'Imports',
    loyalty: 'Programme de fidélité',
    reviews: 'Avis et questions',
    widgets: 'Widgets et thème',
    emails: 'E‑mails de notification',
    billing: 'Forfait et facturation',
    other: 'Autre chose',
  },
  subject: 'Objet',
  message: 'Message',
  help: 'Que vouliez-vous faire, et que s’est-il passé ?',
  length: '%{count} caractères sur %{most}',
  attachments: 'Pièces jointes',
  attachmentsHelp:
    'Captures d’écran, enregistrements d’écran ou fichiers d’import. Toute personne disposant du lien d’un fichier peut l’ouvrir.',
  uploading: 'Vous pourrez envoyer le message une fois le fichier importé.',
  submit: 'Envoyer le message',
  failed: 'Impossible d’envoyer votre message. Il est conservé ici. %{reason}',
  uncertain:
    'Nous n’avons pas pu confirmer l’envoi de votre message. Il est conservé ici. Si vous ne recevez pas d’accusé de réception par e‑mail, envoyez-le de nouveau. %{reason}',
  details: 'Informations techniques',
  detailsText: 'Elles nous aident à trouver le problème. Décochez celles que vous ne souhaitez pas envoyer.',
  facts: {
    storeId: 'ID de la boutique',
    store: 'Boutique',
    platform: 'Plateforme',
    plan: 'Forfait',
    page: 'Dernière page',
    browser: 'Navigateur',
    error: 'Dernière erreur',
  },
  line: '%{label} : %{value}',
  preview: 'Ce que nous recevrons',
  previewText: 'Voici l’intégralité du texte que nous recevrons.',
  leave: {
    title: 'Quitter avant la fin de l’envoi ?',
    text: 'Le message ou un fichier est en cours d’envoi. Votre texte est conservé ici pendant un jour.',
  },
  sent: 'Message envoyé',
  copyTicket: 'Copier le numéro de la demande',
  success:
    'Nous avons bien reçu votre message. Le numéro de votre demande est #%{ticket}. Un accusé de réception est également envoyé à votre adresse e‑mail %{email}.',
  successNoEmail: 'Nous avons bien reçu votre message. Le numéro de votre demande est #%{ticket}.',
  successPlain: 'Nous avons bien reçu votre message.',
  another: 'Envoyer un autre message',
} satisfies Translation<typeof english>;
