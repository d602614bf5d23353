/** Words of the pages that are not lists. */
export const pages = {
  auth: {
    title: 'Sign in',
  },
  install: {
    title: 'Install the add-on in your shop',
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
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page may have moved.',
    console: 'Go to the console',
  },
};
