/** Which modules come in one file. */
import type { Rolldown } from 'vite';

/** Of many pages, and so small that a file of their own would cost more than they hold. */
const small =
  /\/(src\/ui\/((Sheet|ProgressBar)\.tsx|sheet\.module\.css)|src\/engine\/(ReadNotice\.tsx|imports\/importJobs\.ts)|dataProvider\/(methods\/stats|isMissingCall)\.ts)$/;

/**
 * The files of a visit, in the order in which it needs them: few, since brotli finds more to share in a large file, and
 * a connection carries few at a time. A module comes with the first group that needs it, and all that it imports with
 * it. What is not named here, the bundler puts where it is used.
 */
const visit = [
  // React changes seldom: in a file of its own it stays in caches.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // Sends what the first page asks for, so nothing comes with it that can wait; and what both of those after it need.
  {
    name: 'entry',
    test: /\/(src\/main\.tsx|src\/session\/likelyToken\.ts|dataProvider\/(graphqlPath|methods\/session)\.ts)$/,
  },
  { name: 'requests', test: /\/src\/session\/requestsOfPage\.ts$/ },
  // The sign-in page shares most of its pieces with what stands around every page.
  { name: 'app', test: /\/src\/(App|layout\/FrontDoor)\.tsx$/ },
  {
    name: 'list',
    test: (module: string) =>
      /\/src\/(routes\.tsx|session\/(siteClients|readFirst)\.ts)$/.test(module) || small.test(module),
  },
  { name: 'dashboard', test: /\/(src\/pages\/dashboard\/StartPage\.tsx|i18n\/en\/areas\/dashboard\.ts)$/ },
];

/** Which areas of words are met together, by the start of their names; any other is of the pages. */
const areasTogether: readonly [part: string, areas: RegExp][] = [
  ['base', /^$/],
  ['programmes', /^(costs|lint|loyalty|preview|programs|tester)/],
  ['imports', /^import/],
  [
    'lists',
    /^(ask|bulk|compose|create|export|fields|find|flags|keys|panel|pickers|program$|queue|ra$|renew|replies|saveView|upload|viewer)/,
  ],
];

/** English words come with each part that says them; those of another language in few files, since all of them are extra. */
function languageFile(module: string): string | null {
  const [, code, area = ''] = /\/i18n\/(fr|ar)\/(?:areas\/(\w+)|\w+)\.ts$/.exec(module) ?? [];
  if (code === undefined) return null;
  return `words-${code}-${areasTogether.find(([, areas]) => areas.test(area))?.[0] ?? 'pages'}`;
}

/** What the code editor and each of its languages are made of. */
const codeEditor =
  /\/node_modules\/(@codemirror\/(state|view|language)|@lezer\/(common|highlight|lr)|style-mod|w3c-keyname|crelt)\//;

/** For the bundler, which takes the group of the highest priority. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  ...visit.map((group, place) => ({ ...group, priority: visit.length - place })),
  { name: languageFile, priority: 0 },
  { name: 'code', test: codeEditor, priority: 0 },
];

/** Names of the files of a first visit that are the console's own. */
export const firstVisit: ReadonlySet<string> = new Set(
  visit.map(({ name }) => name).filter((name) => name !== 'react'),
);
