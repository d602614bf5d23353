/** Chunk groups of the build. */
import type { Rolldown } from 'vite';

/** What pages and dialogs share, in one file. Each would be a separate file, or be loaded with the dashboard. */
const shared =
  /\/(src\/(ui\/layout\/Card|engine\/(slots\/createSlot|errors\/ReadNotice)|slots\/parts)\.tsx?|src\/ui\/layout\/Card\.module\.css)$/;

/** Modules of the sign-in page that lists need too. They are with the app, or the sign-in page would load the lists. */
const signedOut =
  /\/src\/((engine\/drafts\/unsentWork|layout\/firstPage|lib\/timing\/runWhenIdle|session\/(BrandLogo|buildSignInUrl)|ui\/(inputs\/Checkbox|navigation\/ExternalLink))\.tsx?|ui\/(layout\/flow|text\/text)\.module\.css)$/;

/** Modules of the first requests that the app needs too. With the app, they would wait for React. */
const firstRequests =
  /\/(query-core\/build\/modern\/(utils|timeoutManager)\.js|dataProvider\/methods\/withChunkTimeout\.ts|src\/(engine\/drafts\/draftAge|lib\/(format\/text|storage\/browserStorage|url\/sanitizeUrl))\.ts)$/;

/**
 * Chunks of a visit, in loading order. There are few, because large files compress better and connections load
 * few files at a time. The bundler places all other modules.
 */
const visit = [
  // React rarely changes, so a separate file stays cached.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'entry', test: (module: string) => /\/src\/main\.tsx$/.test(module) || firstRequests.test(module) },
  { name: 'app', test: (module: string) => /\/src\/App\.tsx$/.test(module) || signedOut.test(module) },
  // Sends the first requests of a site. Has no React, so it needn't wait for it.
  { name: 'site', test: /\/src\/routes\/prefetchPageData\.ts$/ },
  { name: 'list', test: /\/src\/(routes|routes\/\w+)\.tsx$/ },
  // Shared by the sign-in page and the dashboard.
  { name: 'return', test: /\/src\/session\/sanitizeReturnPath\.ts$/ },
  { name: 'shared', test: shared },
  {
    name: 'dashboard',
    test: /\/(src\/features\/dashboard\/StartPage\.tsx|i18n\/en\/areas\/dashboard\.ts|dataProvider\/(methods\/stats|http\/isMissingCall)\.ts|resources\/imports\/importJob\.ts)$/,
  },
];

/** Names of the chunks of a first visit. */
export const visitChunks: ReadonlySet<string> = new Set(visit.map(({ name }) => name));

/** What every form has, also that of the sign-in page. */
const fields =
  /\/src\/ui\/(inputs\/(LabeledField|TextBox)\.tsx|inputs\/TextBox\.module\.css|form\/GroupField\.tsx|buttons\/useSubmitOnce\.ts)$/;

/** What other pages and dialogs share, which the dashboard doesn't need. Most of these would be a file of less than 1 KB. */
const pages = new RegExp(
  [
    '/ra-core/dist/dataProvider/useGet(List|One)\\.js',
    '/es-toolkit/dist/object/omit\\.mjs',
    '/dataProvider/(uncertainty|writes/(findCachedRecord|getItemIds|mergeEdits|updateCache))\\.ts',
    '/resources/(normalizeTexts|readOnly|recordKind|templates/templateKeys|title)\\.ts',
    '/src/engine/(bulk/(latestVersions|useBulkPorts)|drafts/useDraft|export/downloadFile|pickers/ProgramPicker|records/recentItems|shop/(settingsUrl|useAllPrograms)|tray/useLeaveGuard)\\.tsx?',
    '/src/(features/(notifications/urls|storefront/theme/themeTabs)|slots/arrangeTabs)\\.ts',
    '/src/lib/(createRandomId|format/(amount|formatDay|formatList)|formatShortcut|readPages)\\.ts',
    '/src/ui/(feedback/(EmptyState|ProgressBar)|form/LazyDayRangePicker|navigation/(LeaveGuard|useUrlParams)|overlays/Modal|text/useListText)\\.tsx?',
    '/src/ui/(form/fieldGrid|layout/cardRows)\\.module\\.css',
  ]
    .map((path) => `${path}$`)
    .join('|'),
);

/** What a merchant uses next on a list, and the code of all changes. Prefetched together once the page is quiet. */
const prefetched =
  /\/(src\/(engine\/(filters\/FilterList|columns\/ColumnsList|bulk\/SelectionToolbar)|layout\/find\/FindDialog)\.tsx|dataProvider\/writes\/createWrites\.ts)$/;

/** Shared dependencies of the code editor and its languages. */
const codeEditor = /\/node_modules\/(@codemirror\/(state|view|language)|style-mod|w3c-keyname|crelt)\//;

/** What parses code, also where there is no editor. */
const codeParser = /\/node_modules\/@lezer\/(common|highlight|lr)\//;

/** A module belongs to the first group that has it or imports it. */
const groups = [
  // An extension needs it before the first page; it would be with the dashboard otherwise.
  { name: 'arrange', test: /\/resources\/arrange\.ts$/ },
  ...visit,
  { name: 'fields', test: fields },
  { name: 'pages', test: pages },
  { name: 'editor', test: /\/src\/engine\/editing\/(Editor|EditGuard|useEditor)\.tsx?$/ },
  { name: 'mutations', test: /\/ra-core\/dist\/dataProvider\/use(Create|Update|Delete)\.js$/ },
  // What quick find looks through, and the pages of these texts and orders show.
  {
    name: 'find',
    test: /\/(i18n\/en\/areas\/(notifications|settingsIndex)|src\/(engine\/shop\/useSettingsIndex|lib\/rankByWords)|resources\/sales)\.ts$/,
  },
  { name: 'prefetched', test: prefetched },
  { name: 'parser', test: codeParser },
  { name: 'code', test: codeEditor },
];

/** The bundler uses the matching group with the highest priority. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

/** Groups of several files, which their name describes. */
export const groupNames: ReadonlySet<string> = new Set(groups.map(({ name }) => name));
