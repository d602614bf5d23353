/** Messages of pages other than lists. */
export const pages = {
  analytics: {
    title: 'Statistiques',
  },
  auth: {
    title: 'Connexion',
  },
  invitation: {
    title: 'Invitation de gestionnaire',
  },
  privateApp: {
    title: 'Application privée',
  },
  install: {
    title: 'Installer l’application dans votre boutique',
  },
  billing: {
    title: 'Facturation',
  },
  wizard: {
    title: 'Assistant de configuration',
    store: 'Informations de base',
    program: 'Programme',
    reviewsCode: 'Afficher les avis et les questions',
    loyaltyCode: 'Afficher le programme',
  },
  contact: {
    title: 'Contact',
  },
  moderation: {
    title: 'Modération',
  },
  concierge: {
    title: 'Aide à la configuration',
  },
  productReviews: { title: 'Avis sur un produit' },
  customer: {
    title: 'Client',
    settings: 'Paramètres du client',
  },
  loyalty: {
    title: 'Programmes de fidélité',
  },
  program: {
    title: 'Programme de fidélité',
  },
  history: {
    title: 'Modifications récentes',
  },
  inbox: {
    title: 'Modération multiboutique',
  },
  copy: {
    title: 'Copier entre boutiques',
  },
  imports: {
    title: 'Imports',
    store: 'Importer les clients de votre boutique',
    team: 'Import par notre équipe',
  },
  locale: {
    title: 'Traductions',
  },
  notifications: {
    title: 'E‑mails',
    edit: 'Modifier l’e‑mail',
  },
  theme: {
    title: 'Éditeur de thème',
  },
  widget: {
    title: 'Widget',
  },
  systemAdmin: {
    title: 'Administration système',
  },
  notFound: {
    title: 'Page introuvable',
  },
};
