/**
 * Mutation testing of the code that must not lose, double or falsely report work, and of what reads hostile input.
 * Stryker changes one expression at a time and runs the unit tests that reach it; a change that no test notices
 * "survives".
 */

export default {
  mutate: [
    // HTTP, errors, session, retry, parsing
    'dataProvider/{http,parse,session}/*.ts',
    'dataProvider/errors.ts',
    // record writer, bulk run
    'src/engine/records/{recordWriter,bulkRun}.ts',
    // selection, URL adapter
    'src/engine/listState/{selection,useSelection,listUrl}.ts',
    // CSV, import run
    'src/lib/csv/*.ts',
    'src/features/imports/send/*.ts',
    // automation rules and their memory
    'src/features/automation/rule/*.ts',
    'src/features/automation/run/{createRuleWork,findMatches,memory}.ts',
    // periods and figures
    'src/features/analytics/{analyticsCsv,analyticsUrl,dateRange,fairness,figures,stepTitles}.ts',
    // import and export of texts
    'src/features/locale/transfer/*.ts',
    // reorder queue
    'src/features/loyalty/order/reorderQueue.ts',
    // upload
    'dataProvider/methods/{uploads,uploadTarget}.ts',
    'src/ui/upload/{fileTypes,pixelSize,svgSize,validateFile,useUpload}.ts',
    // safe URLs
    'src/lib/url/*.ts',
    // session start, sign-out
    'src/session/{sessionController,sessionMachine,sanitizeReturnPath,parsePageUrl,authProvider}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Not `testFiles`: it would activate changes of constants too late, after the modules have been loaded.
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // Vitest's workers are fast enough; a second run would make the time limits of the first unreliable.
  concurrency: 1,
  // A timeout counts as noticed. On a busy machine, the default of 5 s would count tests that are merely slow.
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, reportScoreTable: true, allowEmojis: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'dist-server', '.data', 'docs', 'test-results'],
  // Both would need TypeScript's compiler API, and Vite ignores types.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
