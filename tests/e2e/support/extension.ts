/** Replaces src/extensions/index.ts in the build of the extensions' tests: overrides and a page, written with react-admin alone. */
import { defineConsole } from '../../../src/defineConsole';

export default defineConsole({
  brand: {
    name: 'Acme Loyalty',
    logo: new URL('./logo.svg', import.meta.url).href,
    colors: { accent: '#f5a623' },
    font: { family: 'Georgia' },
  },
  pages: [{ path: 'newest', title: 'newest.title', load: () => import('./NewCustomers') }],
  menu: [{ path: '/newest', label: 'newest.title', icon: 'person' }],
  overrides: {
    customers: {
      list: () => import('./CustomerTable'),
      edit: () => import('./CustomerEdit'),
      show: () => import('./CustomerShow'),
    },
    rewards: { list: () => import('./NewCustomers') },
  },
  messages: { en: { newest: { title: 'Newest customers' } } },
});
