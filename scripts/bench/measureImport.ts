/** An import of very many rows: read and checked, looked through, and sent to the fixture backend. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type LongestTask, recordTasks } from './recordTasks.ts';
import type { Bench } from './stock/queries.ts';
import type { Subject } from './subjects.ts';
import { openProfile, visit } from './visit.ts';
import { type HeapPeak, watchHeap } from './watchHeap.ts';

const rows = 100_000;
const target = '/admin/data/import/points';

export interface ImportRun {
  rows: number;
  /** Milliseconds from choosing the file until every row was checked. */
  checked: number;
  /** Milliseconds from the button until the backend had taken the last batch. */
  sent: number;
  batches: number;
  /** Milliseconds from asking to the answer that the batches took, each. */
  calls: readonly number[];
  /** The page's longest task while rows were read and checked, looked through, and sent. */
  tasks: Readonly<Record<'reading' | 'scrolling' | 'sending', LongestTask>>;
  heap: HeapPeak;
}

/** Brings in points for as many customers. The backend keeps them, so this comes late. */
export async function measureImport(browser: Browser, subject: Subject, bench: Bench): Promise<ImportRun> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'points.csv');
  const lines = Array.from({ length: rows }, (_, n) => `customer${n}@import.example,Customer ${n},${n % 5000}`);
  await writeFile(file, ['E-mail,Name,Points', ...lines].join('\n'));
  const context = await openProfile(browser, subject, bench);
  try {
    const { page } = await visit(context, subject, '/customers/import/points', 'full');
    const calls: number[] = [];
    page.on('requestfinished', (request) => {
      const { requestStart, responseEnd } = request.timing();
      if (request.method() === 'POST' && request.url().endsWith(target)) calls.push(responseEnd - requestStart);
    });
    const heap = await watchHeap(page);
    const reading = await during(page, () => read(page, file));
    const scrolling = await during(page, () => lookThrough(page));
    const sending = await during(page, () => send(page));
    return {
      rows,
      checked: reading.time,
      sent: sending.time,
      batches: calls.length,
      calls,
      tasks: { reading: reading.task, scrolling: scrolling.task, sending: sending.task },
      heap: await heap(),
    };
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}

/** Does something, and tells how long it took and of the page's longest task meanwhile. */
async function during(page: Page, work: () => Promise<void>): Promise<{ time: number; task: LongestTask }> {
  const stop = await recordTasks(page);
  const start = performance.now();
  await work();
  const time = performance.now() - start;
  return { time, task: await stop() };
}

async function read(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/rows are ready/).waitFor({ timeout: 120_000 });
}

/** To the rows, a way down by the wheel, and to the very end and back by the keyboard. */
async function lookThrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the rows' }).click();
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
  await page.getByRole('button', { name: /^Add .* customers$/ }).click();
  await page
    .getByRole('main')
    .getByText(/^Thank you!/)
    .waitFor({ timeout: 300_000 });
}
