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
 * few files at a time. A module belongs to the first group that imports it. The bundler places all other modules.
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
  { name: 'submit', test: /\/src\/ui\/buttons\/useSubmitOnce\.ts$/ },
  { name: 'return', test: /\/src\/session\/sanitizeReturnPath\.ts$/ },
  { name: 'shared', test: shared },
  // What other pages and dialogs share, which the dashboard doesn't need.
  {
    name: 'modal',
    test: /\/(src\/ui\/(overlays\/Modal|feedback\/ProgressBar)\.tsx|ra-core\/dist\/dataProvider\/useGetList\.js)$/,
  },
  {
    name: 'dashboard',
    test: /\/(src\/features\/dashboard\/StartPage\.tsx|i18n\/en\/areas\/dashboard\.ts|dataProvider\/(methods\/stats|http\/isMissingCall)\.ts|resources\/imports\/importJob\.ts)$/,
  },
];

/** Names of the chunks of a first visit. */
export const visitChunks: ReadonlySet<string> = new Set(visit.map(({ name }) => name));

/** Shared dependencies of the code editor and its languages. */
const codeEditor =
  /\/node_modules\/(@codemirror\/(state|view|language)|@lezer\/(common|highlight|lr)|style-mod|w3c-keyname|crelt)\//;

/** The bundler uses the matching group with the highest priority. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  ...visit.map((group, index) => ({ ...group, priority: visit.length - index })),
  // An extension needs it before the first page; it would be with the dashboard otherwise.
  { name: 'arrange', test: /\/resources\/arrange\.ts$/, priority: visit.length + 1 },
  // What every form has.
  {
    name: 'fields',
    test: /\/src\/ui\/(inputs\/(LabeledField|TextBox)\.tsx|inputs\/TextBox\.module\.css|form\/GroupField\.tsx)$/,
    priority: 0,
  },
  { name: 'code', test: codeEditor, priority: 0 },
];
