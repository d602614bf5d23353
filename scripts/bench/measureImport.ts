/** Import benchmark: many rows are parsed, validated, scrolled through, and sent to the mock server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { median, percentile } from 'es-toolkit/math';
import { filterPageEvents, recordTrace } from './recordTrace.ts';
import type { BenchContext } from './references/queries.ts';
import { type HeapPeak, sampleHeap } from './sampleHeap.ts';
import type { Setting, Subject } from './subjects.ts';
import type { Measure } from './verdicts.ts';
import { measureVisit, openProfile } from './visit.ts';

const rows = 100_000;
const target = '/admin/data/import/points';

interface MaxTaskTimes {
  /** CPU time in milliseconds. */
  computed: number;
  /** Elapsed time in milliseconds, including waiting for the CPU. */
  lasted: number;
}

interface ImportRun {
  /** Response times of the batches in milliseconds. */
  calls: readonly number[];
  /** Longest main-thread task in each phase. */
  tasks: Readonly<Record<'reading' | 'scrolling' | 'sending', MaxTaskTimes>>;
  heap: HeapPeak;
}

/** Imports points of new customers. Changes the backend's data, so it runs late. */
async function measureImport(browser: Browser, subject: Subject, bench: BenchContext): Promise<ImportRun> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'points.csv');
  const lines = Array.from({ length: rows }, (_, n) => `customer${n}@import.example,Customer ${n},${n % 5000}`);
  await writeFile(file, ['E-mail,Name,Points', ...lines].join('\n'));
  const context = await openProfile(browser, subject, bench);
  try {
    const { page } = await measureVisit(context, subject, '/customers/import/points', 'full');
    const calls: number[] = [];
    page.on('requestfinished', (request) => {
      const { requestStart, responseEnd } = request.timing();
      if (request.method() === 'POST' && request.url().endsWith(target)) calls.push(responseEnd - requestStart);
    });
    const heap = await sampleHeap(page);
    const reading = await measureDuring(page, () => read(page, file));
    const scrolling = await measureDuring(page, () => scrollThroughRows(page));
    const sending = await measureDuring(page, () => send(page));
    return { calls, tasks: { reading, scrolling, sending }, heap: await heap() };
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}

/** Longest tasks of the page while `work` runs. */
async function measureDuring(page: Page, work: () => Promise<void>): Promise<MaxTaskTimes> {
  const devtools = await page.context().newCDPSession(page);
  const stop = await recordTrace(devtools, ['disabled-by-default-devtools.timeline']);
  await work();
  const tasks = filterPageEvents(await stop(), 'RunTask');
  if (tasks.length === 0) throw new Error('Chromium recorded no task of the page.');
  const getMaxMs = (what: 'dur' | 'tdur') => tasks.reduce((max, task) => Math.max(max, task[what] ?? 0), 0) / 1000;
  return { computed: getMaxMs('tdur'), lasted: getMaxMs('dur') };
}

async function read(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/rows are ready/).waitFor({ timeout: 120_000 });
}

/** Scrolls through the rows with the wheel, then to the end and back with the keyboard. */
async function scrollThroughRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to rows' }).click();
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell', { name: 'customer0@import.example' }).click();
  await page.keyboard.press('Escape');
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 1500);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.press('Control+End');
  await grid.getByRole('rowheader', { name: /100,001/ }).waitFor();
  await page.keyboard.press('Control+Home');
  await grid.getByRole('gridcell', { name: 'customer0@import.example' }).waitFor();
}

async function send(page: Page): Promise<void> {
  // With this many customers, balances aren't compared.
  await page.getByLabel('Points in the file').selectOption('add');
  await page.getByRole('button', { name: /^Add .* customers$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /to confirm$/ }).fill(String(rows));
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await page
    .getByRole('main')
    .getByText(/^Thank you!/)
    .waitFor({ timeout: 300_000 });
}

export async function measureImportRun({ browser, bench, ours }: Setting): Promise<Measure[]> {
  const { calls, tasks, heap } = await measureImport(browser, ours, bench);
  const megabyte = 1024 * 1024;
  const task = (phase: keyof typeof tasks): Measure => ({
    name: `import: longest task, ${phase}`,
    value: tasks[phase].computed,
    remark: `computed; ${tasks[phase].lasted.toFixed(0)} ms from begin to end`,
  });
  return [
    {
      name: 'import: answer to a batch, 95th percentile',
      value: percentile(calls, 95),
      remark: `median ${median(calls).toFixed(0)} ms; 500 rows to 100,000 customers and more`,
    },
    task('reading'),
    task('scrolling'),
    task('sending'),
    { name: 'import: heap of the page', value: heap.page / megabyte },
    { name: 'import: heap of the worker', value: heap.workers / megabyte },
  ];
}
