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
    title: 'Install the app in your store',
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
  customer: {
    title: 'Customer',
    settings: 'Customer settings',
  },
  loyalty: {
    title: 'Loyalty programmes',
  },
  program: {
    title: 'Loyalty programme',
  },
  theme: {
    title: 'Theme editor',
  },
  imports: {
    title: 'Imports',
    store: 'Customers of the store',
    team: 'Leave the import to our team',
  },
  notifications: {
    title: 'Notifications',
    edit: 'Edit a notification',
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
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page may have moved.',
    console: 'Go to the console',
  },
};
