/**
 * `npm run bench`: measures the console against its budgets and against a stock react-admin page in the same
 * run. Requires a build.
 * Absolute times depend on the machine; quote the ratios. `npm run bench -- --only=start,moves,…` measures a
 * part, `DIST=…` another build.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '../run/chromium.ts';
import { chromiumArguments } from '../run/chromiumArguments.ts';
import { measureBackend, startBackend, stopBackend } from './backend.ts';
import { measureImport } from './measureImport.ts';
import { measureTyping } from './measurePreview.ts';
import { measureBulk, measureHundredRows, measureInteraction, measureShift } from './measureRows.ts';
import { measureMemory, measureNavigation, measureStart, type StartMetrics } from './measureVisits.ts';
import { serveBaseline, serveConsole, serveStock } from './servers.ts';
import { signInAndReadStorage } from './signIn.ts';
import { median, percentile } from './statistics.ts';
import { buildStock } from './stock/build.ts';
import type { BenchContext } from './stock/queries.ts';
import { consoleSubject, type ListSubject, plainSubject, type Subject, stockSubject } from './subjects.ts';
import { typingScenarios } from './typingScenarios.ts';
import { isWithinBudget, type Measure, verdictTable } from './verdicts.ts';

const BENCH_ROUNDS = 5;
const root = fileURLToPath(new URL('../../', import.meta.url));
const megabyte = 1024 * 1024;

interface Setting {
  browser: Browser;
  bench: BenchContext;
  ours: ListSubject;
  stock: ListSubject;
  /** Baseline page without JavaScript. */
  plain: Subject;
}

const groups: Readonly<Record<string, (setting: Setting) => Promise<Measure[]>>> = {
  start: measureStarts,
  dashboard: measureDashboard,
  moves: measureAllMoves,
  memory: measureMemories,
  shift: measureShifts,
  rows: measureManyRows,
  bulk: measureBulkRun,
  import: measureImportRun,
  preview: measurePreviews,
};

/** Time to the dashboard's first figures, compared with the first row of the stock page, which has no dashboard. */
async function measureDashboard({ browser, bench, ours, stock }: Setting): Promise<Measure[]> {
  const dashboard: Subject = { ...ours, list: '/', rowSelector: 'main section > dl[aria-busy="false"]' };
  const times: { ours: number; stock: number }[] = [];
  for (let round = 0; round < BENCH_ROUNDS; round++) {
    const other = await measureStart(browser, stock, bench);
    const { cold } = await measureStart(browser, dashboard, bench);
    times.push({ ours: cold.firstRow, stock: other.cold.firstRow });
  }
  const [first, compared] = [median(times.map(({ ours: one }) => one)), median(times.map(({ stock: one }) => one))];
  return [
    {
      name: 'dashboard: first figures against stock',
      value: first / compared,
      unit: '×',
      budget: 0.6,
      remark: `${first.toFixed(0)} ms, stock ${compared.toFixed(0)} ms`,
    },
  ];
}

async function measureStarts({ browser, bench, ours, stock, plain }: Setting): Promise<Measure[]> {
  const runs: {
    ours: { cold: StartMetrics; repeat: StartMetrics };
    stock: { cold: StartMetrics; repeat: StartMetrics };
  }[] = [];
  for (let round = 0; round < BENCH_ROUNDS; round++) {
    runs.push({ stock: await measureStart(browser, stock, bench), ours: await measureStart(browser, ours, bench) });
  }
  const baseline = await measureStart(browser, plain, bench);
  const getMedian = (who: 'ours' | 'stock', when: 'cold' | 'repeat', what: keyof StartMetrics) =>
    median(runs.map((run) => run[who][when][what]));
  const ratio = (when: 'cold' | 'repeat') => getMedian('ours', when, 'firstRow') / getMedian('stock', when, 'firstRow');
  const times = (when: 'cold' | 'repeat') =>
    `${getMedian('ours', when, 'firstRow').toFixed(0)} ms, stock ${getMedian('stock', when, 'firstRow').toFixed(0)} ms`;
  return [
    { name: 'first row against stock', value: ratio('cold'), unit: '×', budget: 0.6, remark: times('cold') },
    {
      name: 'first row against stock, repeat visit',
      value: ratio('repeat'),
      unit: '×',
      budget: 0.6,
      remark: times('repeat'),
    },
    {
      name: 'first paint',
      value: getMedian('ours', 'cold', 'firstPaint'),
      unit: 'ms',
      budget: 250,
      remark: `stock ${getMedian('stock', 'cold', 'firstPaint').toFixed(0)} ms, a page of plain rows ${baseline.cold.firstPaint.toFixed(0)} ms`,
    },
    {
      name: 'main thread blocked until the first row',
      value: getMedian('ours', 'cold', 'blocked'),
      unit: 'ms',
      budget: 150,
      remark: `stock ${getMedian('stock', 'cold', 'blocked').toFixed(0)} ms`,
    },
    {
      name: 'JavaScript loaded',
      value: getMedian('ours', 'cold', 'script') / 1024,
      unit: 'KB',
      budget: 170,
      remark: `stock ${(getMedian('stock', 'cold', 'script') / 1024).toFixed(0)} KB`,
    },
  ];
}

async function measureAllMoves({ browser, bench, ours, stock }: Setting): Promise<Measure[]> {
  const mine = await measureNavigation(browser, ours, bench);
  const theirs = await measureNavigation(browser, stock, bench);
  const against = (value: number) => `stock ${value.toFixed(0)} ms`;
  return [
    { name: 'paging', value: mine.paging, unit: 'ms', budget: 100, remark: against(theirs.paging) },
    {
      name: 'search, beyond the debounce',
      value: mine.search - ours.debounce,
      unit: 'ms',
      budget: 100,
      remark: against(theirs.search - stock.debounce),
    },
    { name: 'route', value: mine.route, unit: 'ms', budget: 70, remark: against(theirs.route) },
  ];
}

async function measureMemories({ browser, bench, ours, stock }: Setting): Promise<Measure[]> {
  const mine = await measureMemory(browser, ours, bench);
  const theirs = await measureMemory(browser, stock, bench);
  return [
    {
      name: 'heap after load',
      value: mine.heap / megabyte,
      unit: 'MB',
      budget: 7,
      remark: `stock ${(theirs.heap / megabyte).toFixed(1)} MB`,
    },
    {
      name: 'kept for each page change',
      value: mine.leak / 1024,
      unit: 'KB',
      budget: 8,
      remark: `stock ${(theirs.leak / 1024).toFixed(1)} KB`,
    },
  ];
}

async function measureShifts({ browser, bench, ours }: Setting): Promise<Measure[]> {
  const paths = [
    '/customers',
    '/product-reviews',
    '/faq',
    '/rewards',
    '/contact',
    '/product-reviews/create',
    '/faq/create',
  ];
  const signedIn = await measureShift(browser, ours, bench, paths);
  const signedOut = await measureShift(browser, { ...ours, storage: [] }, bench, ['/auth']);
  const worst = signedOut.shift > signedIn.shift ? signedOut : signedIn;
  return [{ name: 'layout shift', value: worst.shift, unit: '', budget: 0.01, remark: `worst: ${worst.path}` }];
}

async function measureManyRows({ browser, bench, ours }: Setting): Promise<Measure[]> {
  return [
    {
      name: '100 rows painted after the answer',
      value: await measureHundredRows(browser, ours, bench),
      unit: 'ms',
      budget: 60,
      remark: 'full speed',
    },
    {
      name: 'slowest interaction with 100 rows',
      value: await measureInteraction(browser, ours, bench),
      unit: 'ms',
      budget: 100,
    },
  ];
}

async function measureBulkRun({ browser, bench, ours }: Setting): Promise<Measure[]> {
  const { records, seconds, maxTaskMs } = await measureBulk(browser, ours, bench);
  const remark = `${records} records in ${seconds.toFixed(1)} s, full speed`;
  return [{ name: 'bulk action: longest task', value: maxTaskMs, unit: 'ms', budget: 50, remark }];
}

async function measureImportRun({ browser, bench, ours }: Setting): Promise<Measure[]> {
  const { rows, checked, sent, batches, calls, tasks, heap } = await measureImport(browser, ours, bench);
  const msWithoutBudget = { unit: 'ms', budget: null };
  const task = (doing: keyof typeof tasks): Measure => ({
    name: `import: longest task, ${doing}`,
    value: tasks[doing].computed,
    unit: 'ms',
    budget: 50,
    remark: `computed; ${tasks[doing].lasted.toFixed(0)} ms from begin to end`,
  });
  return [
    {
      name: 'import: file to checked rows',
      value: checked,
      ...msWithoutBudget,
      remark: `${rows.toLocaleString('en')} rows`,
    },
    { name: 'import: sent', value: sent, ...msWithoutBudget, remark: `${batches} batches to the fixture backend` },
    {
      name: 'import: answer to a batch, 95th percentile',
      value: percentile(calls, 95),
      unit: 'ms',
      budget: 150,
      remark: `median ${median(calls).toFixed(0)} ms; 500 rows to 100,000 customers and more`,
    },
    task('reading'),
    task('scrolling'),
    task('sending'),
    { name: "import: the page's heap at most", value: heap.page / megabyte, unit: 'MB', budget: 64 },
    { name: "import: the worker's heap at most", value: heap.workers / megabyte, unit: 'MB', budget: 128 },
  ];
}

async function measurePreviews({ browser, bench, ours }: Setting): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const typing of typingScenarios) {
    const keys = await measureTyping(browser, ours, bench, typing);
    const [lasted, computed] = [keys.map((key) => key.lasted), keys.map((key) => key.computed)];
    measures.push({
      name: `typing: ${typing.name}, 95th percentile`,
      value: percentile(lasted, 95),
      unit: 'ms',
      budget: 50,
      remark: `${keys.length} keys, from the key to the paint, median ${median(lasted).toFixed(0)} ms; ${percentile(computed, 95).toFixed(0)} ms computed by page and frame together`,
    });
  }
  return measures;
}

async function run(): Promise<Measure[]> {
  const dist = resolve(root, process.env['DIST'] ?? 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build yet: run `npm run build` first.');
  const only = process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice(7)
    .split(',');
  const backend = await startBackend(root);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...chromiumArguments],
  });
  const served = await Promise.all([
    serveConsole(root, backend.url, dist),
    buildStock(root).then(serveStock),
    serveBaseline(),
  ]);
  try {
    const bench: BenchContext = { backend: backend.url, token: backend.token };
    const storage = await signInAndReadStorage(browser, served[0].url);
    const setting = {
      browser,
      bench,
      ours: consoleSubject(served[0].url, storage),
      stock: stockSubject(served[1].url),
      plain: plainSubject(served[2].url),
    };
    const measures: Measure[] = only && !only.includes('backend') ? [] : await measureBackend(backend);
    for (const [name, measureGroup] of Object.entries(groups)) {
      if (only && !only.includes(name)) continue;
      console.log(`measuring: ${name} …`);
      measures.push(...(await measureGroup(setting)));
    }
    return measures;
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
    await stopBackend(backend);
  }
}

const measures = await run();
console.log(`\n${verdictTable(measures)}\n`);
const missed = measures.filter((measure) => !isWithinBudget(measure)).length;
console.log(missed ? `${missed} of ${measures.length} budgets are missed.` : 'Every budget is met.');
process.exitCode = missed ? 1 : 0;
