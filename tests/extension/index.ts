/**
 * An extension that uses every slot of `defineConsole`. The world "an extension in place" (scripts/elsewhere/worlds.ts)
 * copies this folder to `src/extensions`, then builds, lints, tests and opens the console.
 */
import { defineConsole } from '../../src/defineConsole';
import { deliveries } from './deliveries';
import { messages } from './messages';

export default defineConsole({
  brand: {
    name: 'Acme Loyalty',
    logo: new URL('./logo.svg', import.meta.url).href,
    colors: { accent: '#7a3ff2' },
    font: { family: 'Georgia' },
  },
  entities: [deliveries],
  pages: [{ path: 'late', title: 'acme.late.title', load: () => import('./LatePage') }],
  menu: [{ path: '/late', label: 'acme.late.title', icon: 'clock' }],
  overrides: { faq: { list: () => import('./QuestionList') } },
  messages: { en: messages, fr: () => import('./messages.fr'), ar: () => import('./messages.ar') },
});
