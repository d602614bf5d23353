/**
 * Words that come with a lazily loaded part, one file an area: `export const words = { … }`. The keys of an area
 * begin with its name: `send` in areas/compose.ts is `compose.send`.
 */
export const areas = {
  activity: () => import('./areas/activity'),
  ask: () => import('./areas/ask'),
  auth: () => import('./areas/auth'),
  bulk: () => import('./areas/bulk'),
  chart: () => import('./areas/chart'),
  code: () => import('./areas/code'),
  colour: () => import('./areas/colour'),
  compose: () => import('./areas/compose'),
  concierge: () => import('./areas/concierge'),
  contact: () => import('./areas/contact'),
  costs: () => import('./areas/costs'),
  create: () => import('./areas/create'),
  customerPage: () => import('./areas/customerPage'),
  dashboard: () => import('./areas/dashboard'),
  editing: () => import('./areas/editing'),
  export: () => import('./areas/export'),
  formFields: () => import('./areas/formFields'),
  find: () => import('./areas/find'),
  flags: () => import('./areas/flags'),
  importRun: () => import('./areas/importRun'),
  import: () => import('./areas/import'),
  install: () => import('./areas/install'),
  keys: () => import('./areas/keys'),
  lint: () => import('./areas/lint'),
  locale: () => import('./areas/locale'),
  loyalty: () => import('./areas/loyalty'),
  loyaltyEditor: () => import('./areas/loyaltyEditor'),
  notifications: () => import('./areas/notifications'),
  panel: () => import('./areas/panel'),
  pickers: () => import('./areas/pickers'),
  points: () => import('./areas/points'),
  program: () => import('./areas/program'),
  preview: () => import('./areas/preview'),
  previewFrame: () => import('./areas/previewFrame'),
  programs: () => import('./areas/programs'),
  queue: () => import('./areas/queue'),
  ra: () => import('./areas/ra'),
  renew: () => import('./areas/renew'),
  replies: () => import('./areas/replies'),
  saveView: () => import('./areas/saveView'),
  templateEditor: () => import('./areas/templateEditor'),
  tester: () => import('./areas/tester'),
  theme: () => import('./areas/theme'),
  upload: () => import('./areas/upload'),
  viewer: () => import('./areas/viewer'),
  voucher: () => import('./areas/voucher'),
  widgets: () => import('./areas/widgets'),
};

/** Name of an area of words. */
export type WordArea = keyof typeof areas;

/** What each area says in English; another language may leave words out. */
export type AreaWords = { [Area in WordArea]: Awaited<ReturnType<(typeof areas)[Area]>>['words'] };
