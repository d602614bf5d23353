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
    title: 'Installez l’application dans votre boutique',
  },
  billing: {
    title: 'Facturation',
  },
  wizard: {
    title: 'Assistant de configuration',
    store: 'Bases de la boutique',
    program: 'Programme',
    reviewsCode: 'Afficher les avis et questions',
    loyaltyCode: 'Afficher le programme',
  },
  contact: {
    title: 'Contact',
  },
  moderation: {
    title: 'Modération',
  },
  concierge: {
    title: 'Aide à la mise en route',
  },
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
  imports: {
    title: 'Imports',
    store: 'Clients de la boutique',
    team: 'Confier l’import à notre équipe',
  },
  locale: {
    title: 'Traductions',
  },
  notifications: {
    title: 'Notifications',
    edit: 'Modifier une notification',
  },
  theme: {
    title: 'Éditeur de thème',
  },
  widget: {
    title: 'Widget',
  },
  systemAdmin: {
    title: 'Administration du système',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    console: 'Aller à la console',
  },
};
