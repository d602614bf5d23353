/** Packages that are replaced with smaller ones in the web build and its tests. Server code uses the originals. */
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** ra-data-graphql imports Apollo Client, but we pass our own client. */
export const apolloAlias: Alias = {
  find: /^@apollo\/client$/,
  replacement: fromRoot('dataProvider/stubs/apolloClient.ts'),
};

/** Aliases for all browser code. */
export const webAliases: Alias[] = [
  apolloAlias,
  { find: /^graphql$/, replacement: fromRoot('dataProvider/stubs/graphql.ts') },
  { find: /^pluralize$/, replacement: fromRoot('dataProvider/stubs/pluralize.ts') },
  { find: /^lodash\/merge(\.js)?$/, replacement: fromRoot('dataProvider/stubs/lodashMerge.ts') },
  { find: /^lodash\/isEqual(\.js)?$/, replacement: fromRoot('dataProvider/stubs/lodashIsEqual.ts') },
  { find: /^lodash\/debounce(\.js)?$/, replacement: fromRoot('dataProvider/stubs/lodashDebounce.ts') },
  { find: /^lodash\/get(\.js)?$/, replacement: fromRoot('dataProvider/stubs/lodashGet.ts') },
  { find: /^lodash\/pick(\.js)?$/, replacement: fromRoot('dataProvider/stubs/lodashPick.ts') },
  { find: /^lodash\/(\w+?)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  { find: /^@codemirror\/lang-javascript$/, replacement: fromRoot('src/ui/code/stubs/langJavascript.ts') },
  { find: /^object\.entries$/, replacement: fromRoot('dataProvider/stubs/objectEntries.cjs') },
  { find: /^hasown$/, replacement: fromRoot('dataProvider/stubs/hasOwn.cjs') },
];

/** react-router's package.json always resolves to its development files; production builds use the others. */
export const productionAliases: Alias[] = [
  { find: /^react-router$/, replacement: fromRoot('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fromRoot('node_modules/react-router/dist/production/dom-export.mjs') },
];

/**
 * Vitest would load the CommonJS file of react-router, and Node the module for ra-core: two routers that don't share a
 * context. The simulated browser has no workers.
 */
export const testAliases: Alias[] = [
  { find: /^react-router$/, replacement: fromRoot('node_modules/react-router/dist/development/index.mjs') },
  { find: /^.*\/startImportWorker$/, replacement: fromRoot('tests/src/features/imports/support/inProcessWorker.ts') },
];
