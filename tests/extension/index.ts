/**
 * An extension that uses every slot of `defineConsole`. The world "an extension in place" (scripts/elsewhere/worlds.ts)
 * copies this folder to `src/extensions`, then builds, lints, tests and opens the console.
 */
import { text } from '../../resources/shapes';
import { defineConsole } from '../../src/defineConsole';
import { deliveries } from './deliveries';
import { messages } from './messages';

export default defineConsole({
  languages: { de: { name: 'Deutsch', isComplete: false, load: () => import('./messages.de') } },
  brand: {
    name: 'Acme Loyalty',
    logo: new URL('./logo.svg', import.meta.url).href,
    colors: { accent: '#7a3ff2' },
    font: { family: 'Georgia' },
  },
  entities: [deliveries],
  pages: [{ path: 'late', title: 'acme.late.title', load: () => import('./LatePage') }],
  menu: [
    { path: '/late', label: 'acme.late.title', icon: 'clock', before: '/rewards' },
    { entity: deliveries, after: '/customers' },
    { label: 'acme.market.title', before: 'settings', entries: [{ path: '/sales' }, { path: '/product-reviews' }] },
    { group: 'setup', after: 'manage' },
    { path: '/instagram', hide: true },
  ],
  extend: {
    customers: {
      fields: {
        pointsPerOrder: {
          kind: 'count',
          value: (customer) => Math.round((customer.totalPoints ?? 0) / (customer.totalOrders || 1)),
        },
        courier: { kind: 'text', shape: text },
      },
      columns: {
        pointsPerOrder: { after: 'totalPoints' },
        courier: { hidden: true },
        totalReferrals: { hidden: true },
      },
      pageFilters: { perOrder: { path: 'pointsPerOrder', is: 'range' } },
      automation: { conditions: { pointsPerOrder: { kind: 'number', path: 'pointsPerOrder' } } },
      actions: {
        welcome: { call: { path: 'customers/:id/welcome' }, bulk: true, key: 'w' },
        gift: { dialog: () => import('./GiftDialog') },
        courier: { form: { courier: { kind: 'text', max: 40 } }, key: 'c' },
      },
      tabs: [
        { name: 'couriers', label: 'acme.courier.title', load: () => import('./CourierCard'), after: 'details' },
        { name: 'settings', hide: true },
      ],
      headerActions: [{ name: 'courier', load: () => import('./CustomerCourier') }],
      panel: [{ name: 'courier', load: () => import('./CourierCard') }],
      hide: { columns: ['totalFaq'], filters: ['programId'], sorts: ['referrals_desc'], actions: ['exclude'] },
    },
    'product-reviews': {
      fields: { topic: { kind: 'choice', choices: { size: 'neutral', delivery: 'waiting' }, shape: text } },
      columns: { topic: { before: 'state' } },
      filters: {
        topic: { kind: 'choice', path: 'topic', choices: ['size', 'delivery'] },
        author: { kind: 'text', path: 'customer.name' },
      },
      views: { delivery: { topic: 'delivery' } },
      create: { fields: { topic: { kind: 'choice', choices: ['size', 'delivery'] } } },
      panel: [{ name: 'courier', load: () => import('./CourierCard') }],
    },
    deliveries: {
      actions: { remind: { call: { path: 'deliveries/:id/reminders' }, bulk: true, prominent: true, automatic: true } },
    },
  },
  dashboard: [
    { name: 'late', load: () => import('./LateCard'), after: 'points' },
    { name: 'strike', load: () => import('./StrikeBanner') },
    { name: 'figures', before: 'attention' },
    { name: 'wizard', hide: true },
  ],
  settings: [
    {
      name: 'courier',
      label: 'acme.courier.title',
      load: () => import('./CourierSection'),
      before: 'team',
      fields: { courier: 'acme.courier.name' },
    },
    { name: 'developer', hide: true },
  ],
  analytics: [
    {
      name: 'deliveries',
      label: 'acme.tab.title',
      load: () => import('./DeliveryTab'),
      csv: () => import('./readDeliveryRows'),
      after: 'points',
    },
    { name: 'referrals', hide: true },
  ],
  emailVariables: {
    courierName: { kind: 'text', sample: 'Swift Parcels', required: ['loyaltyPlaceAnOrder'] },
    deliveryDay: { kind: 'day', sample: 3, templates: ['loyaltyPlaceAnOrder'] },
  },
  taskTypes: {
    visit_store: {
      points: 20,
      event: 'customTasks',
      icon: 'phone',
      fields: { visits: { kind: 'count', unit: 'times', default: 1, min: 1, max: 10 } },
      pointsEarned: (points, { visits }) => points / visits,
      sentence: (points, { visits }) => ({ key: 'visit', values: { points: { points } }, count: visits }),
    },
  },
  rewardTypes: {
    courier_delivery: {
      pointsCost: 150,
      icon: 'cart',
      fields: { vehicle: { kind: 'choice', choices: ['bike', 'drone'], default: 'bike' } },
      cost: (_, { shippingCost }) => shippingCost,
      sentence: (points, { vehicle }) => ({
        key: vehicle === 'bike' ? 'byBike' : 'byDrone',
        values: { points: { points } },
      }),
    },
  },
  widgetTypes: {
    DeliveryBanner: {
      controls: {
        show: {
          deadline: { kind: 'count', unit: 'days', default: 3, min: 1, max: 30 },
          tone: { kind: 'choice', choices: ['calm', 'urgent'], default: 'calm' },
        },
      },
      preview: () => import('./DeliveryBanner'),
    },
  },
  find: {
    commands: [
      { name: 'late', label: 'acme.late.title', words: 'acme.late.words', icon: 'clock', to: '/late' },
      { name: 'remind', label: 'acme.remind.label', load: () => import('./remindCouriers') },
    ],
    sources: [
      { entity: deliveries },
      { name: 'couriers', label: 'acme.courier.name', load: () => import('./searchCouriers') },
    ],
  },
  banners: [{ name: 'strike', load: () => import('./StrikeBanner') }],
  signInNotice: () => import('./SignInNotice'),
  slots: { 'late.below': [{ name: 'advice', load: () => import('./LateAdvice') }] },
  overrides: { faq: { list: () => import('./QuestionList') } },
  messages: { en: messages, fr: () => import('./messages.fr'), ar: () => import('./messages.ar') },
});
