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
    // writes of the data provider, creations, verification after a lost response, bulk run
    'dataProvider/writes/*.ts',
    'resources/proof.ts',
    'src/engine/records/{bulkRun,bulkChanges}.ts',
    // selection, URL adapter, filters and their labels
    'src/engine/listState/{selection,useSelection,listUrl,pageFilters,filterValues}.ts',
    'src/engine/filters/{chosenFilters,findReferencedRecord,useFilterLabel}.ts',
    // moderation queue
    'src/features/queue/{queueReads,queueState,queueTransitions,queueRun,queueSender,isStillPending,triageGroups}.ts',
    // history and undo
    'src/engine/history/{historyStore,writeHistory}.ts',
    'src/features/history/{entryStates,groupEntries}.ts',
    'src/engine/{records/undoEntry,history/undoStack}.ts',
    'src/engine/editing/*.ts',
    '!src/engine/editing/use*.ts',
    // CSV, exports, import run
    'src/lib/csv/*.ts',
    'src/engine/export/{exportCell,exportRun}.ts',
    'src/features/imports/send/*.ts',
    // automation rules and their memory
    'src/features/automation/rule/*.ts',
    'src/features/automation/run/{createRuleChange,findMatches,memory,recordResults}.ts',
    // periods and figures
    'src/features/analytics/{analyticsUrl,dateRange,figures}.ts',
    // import and export of texts
    'src/features/locale/transfer/*.ts',
    // copy from store to store
    'src/features/copy/{compareStores,copyChange,copyChanges}.ts',
    'src/features/copy/kinds/*.ts',
    // emails
    'dataProvider/methods/templateCalls.ts',
    'resources/templates/*.ts',
    'src/features/notifications/emails/isChangedTemplate.ts',
    'src/features/notifications/checks/checkTemplate.ts',
    'src/features/notifications/markup/placeholders.ts',
    'src/features/notifications/matrix/templateState.ts',
    'src/features/notifications/save/templateTexts.ts',
    // reorder queue, costs of a loyalty program
    'src/features/loyalty/costs/*.ts',
    '!src/features/loyalty/costs/use*.ts',
    // upload
    'dataProvider/methods/{uploads,uploadTarget}.ts',
    'src/ui/upload/{fileTypes,pixelSize,validateFile,useUpload}.ts',
    // safe URLs
    'src/lib/url/*.ts',
    // session start, sign-out
    'src/engine/history/undoableMutations.ts',
    'src/session/{sessionController,sessionMachine,sanitizeReturnPath,parsePageUrl,authProvider}.ts',
    // the server of a build
    'scripts/serve/{assets,createConsoleServer,nginxConfig,page,securityHeaders,sendResponse,violationReports}.ts',
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
