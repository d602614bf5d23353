/** Words of the pages that are not lists. */
export const pages = {
  auth: {
    title: 'Connexion',
  },
  install: {
    title: 'Installez le module dans votre boutique',
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
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    console: 'Aller à la console',
  },
};
