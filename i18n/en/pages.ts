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
  concierge: {
    title: 'Setup help',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page may have moved.',
    console: 'Go to the console',
  },
};
