/** Messages of pages other than lists. */
export const pages = {
  analytics: {
    title: 'Analytics',
  },
  auth: {
    title: 'Sign in',
  },
  invitation: {
    title: 'Manager invitation',
  },
  privateApp: {
    title: 'Private app',
  },
  install: {
    title: 'Install the app on your store',
  },
  billing: {
    title: 'Billing',
  },
  wizard: {
    title: 'Setup wizard',
    store: 'Store basics',
    program: 'Program',
    reviewsCode: 'Show reviews and questions',
    loyaltyCode: 'Show the program',
  },
  contact: {
    title: 'Contact',
  },
  moderation: {
    title: 'Moderation',
  },
  concierge: {
    title: 'Setup help',
  },
  productReviews: { title: 'Reviews of a product' },
  customer: {
    title: 'Customer',
    settings: 'Customer settings',
  },
  loyalty: {
    title: 'Loyalty programs',
  },
  program: {
    title: 'Loyalty program',
  },
  theme: {
    title: 'Theme editor',
  },
  history: {
    title: 'Recent changes',
  },
  inbox: {
    title: 'Moderation, all stores',
  },
  copy: {
    title: 'Copy between stores',
  },
  imports: {
    title: 'Imports',
    store: 'Import customers from your store',
    team: 'Import by our team',
  },
  notifications: {
    title: 'Emails',
    edit: 'Edit email',
  },
  locale: {
    title: 'Translations',
  },
  widget: {
    title: 'Widget',
  },
  systemAdmin: {
    title: 'System admin',
  },
  notFound: {
    title: 'Page not found',
  },
};
