import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testWorkers } from './scripts/run/testWorkers.ts';
import { apolloAlias, productionAliases, testAliases, webAliases } from './scripts/vite/aliases.ts';
import { chunkGroups, groupNames } from './scripts/vite/chunkGroups.ts';
import { compileHintPlugin } from './scripts/vite/compileHintPlugin.ts';
import { compressPlugin } from './scripts/vite/compressPlugin.ts';
import { devConfigPlugin, getDevMediaUrls, getDevUrls } from './scripts/vite/devConfigPlugin.ts';
import { emptyExtensionPlugin } from './scripts/vite/emptyExtensionPlugin.ts';
import { previewPlugin } from './scripts/vite/previewPlugin.ts';
import { scopedName } from './scripts/vite/scopedName.ts';
import { shellPlugin } from './scripts/vite/shellPlugin.ts';
import { findLaterFiles, listTestFiles } from './tests/support/fullRun.ts';

const port = Number(process.env['PORT'] ?? 5173);
const devUrls = getDevUrls(process.env);

/** Nothing waits for these unless it fails, or the machine is busy. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Node would load Apollo's CommonJS files for it and ignore the alias. */
const inline = [/ra-data-graphql/];

const aliases = (command: 'build' | 'serve') => {
  if (process.env['VITEST']) return [...webAliases, ...testAliases];
  return command === 'build' ? [...webAliases, ...productionAliases] : webAliases;
};

const setup = ['tests/support/propertySeed.ts', 'tests/support/sharedState.ts'];

/** They install the tools of `tests/otherTools` first (see scripts/elsewhere/worlds.ts). */
const withOtherTools = ['tests/faults/otherTools.test.ts'];

/** For `expect.poll`, like the timeouts of tests. */
const POLL_TIMEOUT_MS = 30_000;

/**
 * Scripts name the scripts and style sheets of the pages that they load. Short names save 1 KB of the first list. What
 * pages share is named after one of its modules otherwise, which says nothing.
 */
const scriptName = 'assets/[name]-[hash:7].js';
const fileNames = {
  entryFileNames: scriptName,
  chunkFileNames: ({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) =>
    isDynamicEntry || groupNames.has(name) ? scriptName : 'assets/s-[hash:7].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/s-[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
};

/** Long tests of what seldom changes: the examples of guides, killed processes, and commands. */
const rareTests = [
  'tests/src/extensions/extendGuide.test.tsx',
  'tests/src/engine/guide/addAnEntity.test.tsx',
  'tests/tooling/reactAdminGuide.test.ts',
  'tests/mock-server/importKill.test.ts',
  'tests/tooling/cleanClone.test.ts',
  'tests/mock-server/start.test.ts',
  'tests/mock-server/kill.test.ts',
  'tests/src/ui/gallery.dom.test.ts',
  'tests/tooling/checkBackend/checkBackend.test.ts',
  'tests/tooling/serveCommand.test.ts',
];

/** Tests of single pages, and of the parts that they share. */
const pageTests = ['tests/flows', 'tests/src/engine', 'tests/src/features'].flatMap(listTestFiles);

/** What the next commits test instead of this one: three in five files of tests of pages, and most of the rare ones. */
const laterTests = [
  ...findLaterFiles(
    pageTests.filter((file) => !rareTests.includes(file)),
    5,
    2,
  ),
  ...findLaterFiles(rareTests, 5),
];

interface BrowserTests {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}

/**
 * Tests that change what can't be reset: module mocks, registries, databases, and the languages that are loaded. They
 * load all modules again.
 */
const isolated = [
  'tests/faults/storefront.test.ts',
  'tests/flows/{analytics,language,teamImport}.test.tsx',
  'tests/src/engine/guide/addAnEntity.test.tsx',
  'tests/src/extensions/extendGuide.test.tsx',
  'tests/src/features/history/HistoryPage.test.tsx',
  'tests/src/reactAdmin/ReactAdminWrapper.test.tsx',
];

/** Tests that need a page: in a simulated browser, which the files of a worker share. */
const inBrowser = (name: string, { include, exclude = [], isolate = false }: BrowserTests) => ({
  extends: true as const,
  test: {
    name,
    environment: 'happy-dom',
    isolate,
    ...timeouts,
    include,
    exclude: [...exclude, ...laterTests],
    setupFiles: [...setup, 'tests/support/webSetup.ts'],
    server: { deps: { inline } },
  },
});

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    ...(process.env['VITEST']
      ? [emptyExtensionPlugin()]
      : [
          ...(process.env['WITHOUT_EXTENSION'] ? [emptyExtensionPlugin()] : []),
          shellPlugin(),
          devConfigPlugin(devUrls),
          previewPlugin(getDevMediaUrls(devUrls)),
          compileHintPlugin(),
          compressPlugin(),
        ]),
  ],
  resolve: { alias: aliases(command) },
  server: { port, strictPort: true, host: 'localhost' },
  // Sends bundles instead of some 500 modules.
  experimental: {
    bundledDev: command === 'serve' && !process.env['VITEST'] && !process.env['UNBUNDLED'],
    // Scripts and styles find other files beside themselves, so a build runs below any path. The page names the path.
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  // Dependencies found while the page runs would load React twice.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    license: { fileName: 'THIRD-PARTY-NOTICES.txt' },
    modulePreload: {
      polyfill: false,
      // Scripts of lazy pages import each other, and the pages are loaded before they are needed. Their names, which
      // the first list would carry, take 3 KB.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    rolldownOptions: command === 'build' ? { output: { ...fileNames, codeSplitting: { groups: chunkGroups } } } : {},
  },
  test: {
    maxWorkers: testWorkers,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
    // Tests without a page keep no state in modules, so their files share those of a worker, which halves their time.
    // In the order of their names: the longest files first, or one of them would run alone at the end.
    projects: [
      inBrowser('faults', {
        include: ['tests/faults/**/*.test.ts'],
        exclude: [...isolated, ...(process.env['OTHER_TOOLS'] ? [] : withOtherTools)],
      }),
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          isolate: false,
          ...timeouts,
          include: ['tests/src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', ...laterTests],
          setupFiles: setup,
          server: { deps: { inline } },
        },
      },
      {
        plugins: [emptyExtensionPlugin()],
        resolve: { alias: [apolloAlias] },
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          ...timeouts,
          include: ['tests/{resources,dataProvider,mock-server,tooling}/**/*.test.ts'],
          exclude: laterTests,
          setupFiles: [...setup, 'tests/support/contractSetup.ts'],
          server: { deps: { inline } },
        },
      },
      inBrowser('isolated', { include: isolated, isolate: true }),
      inBrowser('flows', { include: ['tests/flows/**/*.test.tsx'], exclude: isolated }),
      inBrowser('web', {
        include: ['tests/src/**/*.{test.tsx,dom.test.ts}', 'tests/i18n/**/*.test.ts'],
        exclude: isolated,
      }),
    ],
  },
}));
