/** Packages that the console swaps for something smaller. The web build and the web tests use them; the server side uses the originals. */
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** ra-data-graphql names Apollo's client, and loads it; we give it a client of our own. */
export const apolloAlias: Alias = {
  find: /^@apollo\/client$/,
  replacement: fromRoot('dataProvider/stubs/apolloClient.ts'),
};

/** Aliases of everything that runs in a browser. */
export const webAliases: Alias[] = [
  apolloAlias,
  { find: /^graphql$/, replacement: fromRoot('dataProvider/stubs/graphql.ts') },
  // Only plain options are merged on the way to the first list; the complete imitation of lodash's merge is five times the size.
  { find: /^lodash\/merge(\.js)?$/, replacement: fromRoot('dataProvider/stubs/merge.ts') },
  // The same of its comparison: four times the size for maps, sets, buffers and circles, which nobody compares here.
  { find: /^lodash\/isEqual(\.js)?$/, replacement: fromRoot('dataProvider/stubs/isEqual.ts') },
  { find: /^lodash\/(\w+?)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  { find: /^@codemirror\/lang-javascript$/, replacement: fromRoot('src/ui/code/stubs/langJavascript.ts') },
  { find: /^query-string$/, replacement: fromRoot('dataProvider/stubs/queryString.ts') },
  { find: /^pluralize$/, replacement: fromRoot('dataProvider/stubs/pluralize.ts') },
  { find: /^hasown$/, replacement: fromRoot('dataProvider/stubs/hasOwn.cjs') },
  { find: /^object\.entries$/, replacement: fromRoot('dataProvider/stubs/objectEntries.cjs') },
];

/** react-router's package always names its development files; a production build wants the others. */
export const productionAliases: Alias[] = [
  { find: /^react-router$/, replacement: fromRoot('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fromRoot('node_modules/react-router/dist/production/dom-export.mjs') },
];
