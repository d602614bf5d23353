/** Benchmarks with many rows: a page of a hundred, and a bulk action on a thousand. */
import type { Browser } from '@playwright/test';
import { median } from 'es-toolkit/math';
import type { BenchContext } from './references/queries.ts';
import { type ListSubject, type Setting, type Subject, searchTexts } from './subjects.ts';
import type { Measure } from './verdicts.ts';
import { measureVisit, openAndWaitForRows, openProfile, waitForIdlePage } from './visit.ts';

/** Milliseconds from the end of the response with a hundred rows until they are painted, without throttling. */
async function measureHundredRows(browser: Browser, subject: ListSubject, bench: BenchContext): Promise<number> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await openAndWaitForRows(context, subject, '/customers?page=0&limit=100', 'full');
  await waitForIdlePage(page);
  const times: number[] = [];
  for (const text of searchTexts) {
    const rows = await page.evaluateHandle(() => ({ painted: window.probe.waitForRowsChange(window.probe.rowKey()) }));
    await subject.search(page).fill(text);
    const end = await rows.evaluate(({ painted }) => painted);
    const answered = await page.evaluate(
      (before) =>
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/graphql'))
            .map((entry) => entry.responseEnd)
            .filter((time) => time < before),
        ),
      end,
    );
    times.push(end - answered);
    await waitForIdlePage(page, subject.debounce + 500);
  }
  await context.close();
  return median(times);
}

/** Milliseconds of the slowest interaction on a page with a hundred rows, throttled: selecting, searching, paging. */
async function measureInteraction(browser: Browser, subject: ListSubject, bench: BenchContext): Promise<number> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await openAndWaitForRows(context, subject, '/customers?page=0&limit=100', 'slow');
  await waitForIdlePage(page);
  for (let row = 0; row < 3; row++) await page.locator('tr[data-record]').nth(row).getByRole('checkbox').click();
  await subject.search(page).click();
  await page.keyboard.press('Escape');
  await subject.next(page).click();
  await waitForIdlePage(page);
  const slowest = await page.evaluate(() => window.probe.slowestInteraction);
  await context.close();
  return slowest;
}

interface BulkRun {
  records: number;
  seconds: number;
  /** Milliseconds of the longest main-thread task; 0 if none exceeded 50. */
  maxTaskMs: number;
}

/** Publishes all pending reviews. Changes the backend's data, so it runs last. */
async function measureBulk(browser: Browser, subject: Subject, bench: BenchContext): Promise<BulkRun> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await openAndWaitForRows(
    context,
    subject,
    '/product-reviews?page=0&limit=25&status=pending',
    'full',
  );
  await waitForIdlePage(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const all = page.getByRole('button', { name: /^Select all/ });
  const records = Number(((await all.textContent()) ?? '').replace(/\D/g, ''));
  await all.click();
  await page
    .getByRole('button', { name: /^(Publish|Approve)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Publish|Approve/ }).waitFor({ timeout: 60_000 });
  const start = await page.evaluate(() => performance.now());
  await dialog.getByRole('button', { name: /Publish|Approve/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).first().waitFor({ timeout: 120_000 });
  const { end, longestTask: maxTaskMs } = await page.evaluate(
    (from) => ({
      end: performance.now(),
      longestTask: Math.max(
        0,
        ...window.probe.longTasks.filter((task) => task.start >= from).map((task) => task.duration),
      ),
    }),
    start,
  );
  await context.close();
  return { records, seconds: (end - start) / 1000, maxTaskMs };
}

/** Largest layout shift among these pages. */
async function measureShift(
  browser: Browser,
  subject: Subject,
  bench: BenchContext,
  paths: readonly string[],
): Promise<{ path: string; shift: number }> {
  const shifts: { path: string; shift: number }[] = [];
  for (const path of paths) {
    const context = await openProfile(browser, subject, bench);
    const { page } = await measureVisit(context, subject, path, 'slow');
    await page.waitForLoadState('load');
    await page.locator('tr[data-record], main h1, form').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    shifts.push({ path, shift: await page.evaluate(() => window.probe.shift) });
    await context.close();
  }
  return shifts.reduce((worst, item) => (item.shift > worst.shift ? item : worst));
}

export async function measureManyRows({ browser, bench, ours }: Setting): Promise<Measure[]> {
  return [
    {
      name: '100 rows, answer to paint',
      value: await measureHundredRows(browser, ours, bench),
      remark: 'full speed',
    },
    { name: 'slowest interaction with 100 rows', value: await measureInteraction(browser, ours, bench) },
  ];
}

export async function measureBulkRun({ browser, bench, ours }: Setting): Promise<Measure[]> {
  const { records, seconds, maxTaskMs } = await measureBulk(browser, ours, bench);
  const remark = `${records} records in ${seconds.toFixed(1)} s, full speed`;
  return [{ name: 'bulk action: longest task', value: maxTaskMs, remark }];
}

export async function measureShifts({ browser, bench, ours }: Setting): Promise<Measure[]> {
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
  return [{ name: 'layout shift', value: worst.shift, remark: `worst: ${worst.path}` }];
}
