/** Many rows at once: a page of a hundred, and a bulk action on a thousand. */
import type { Browser } from '@playwright/test';
import { median } from './statistics.ts';
import type { Bench } from './stock/queries.ts';
import { type ListSubject, type Subject, searchTexts } from './subjects.ts';
import { openProfile, settle, visit, visitRows } from './visit.ts';

/** Milliseconds from the end of the answer with a hundred rows until they are painted, at full speed. */
export async function measureHundredRows(browser: Browser, subject: ListSubject, bench: Bench): Promise<number> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await visitRows(context, subject, '/customers?page=0&limit=100', 'full');
  await settle(page);
  const times: number[] = [];
  for (const text of searchTexts) {
    const rows = await page.evaluateHandle(() => ({ painted: window.probe.otherRows(window.probe.rowKey()) }));
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
    await settle(page, subject.debounce + 500);
  }
  await context.close();
  return median(times);
}

/** Milliseconds of the slowest interaction with a page of a hundred rows on a slow machine: selecting, opening a menu, paging. */
export async function measureInteraction(browser: Browser, subject: ListSubject, bench: Bench): Promise<number> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await visitRows(context, subject, '/customers?page=0&limit=100', 'slow');
  await settle(page);
  for (let row = 0; row < 3; row++) await page.locator('tr[data-record]').nth(row).getByRole('checkbox').click();
  await subject.search(page).click();
  await page.keyboard.press('Escape');
  await subject.next(page).click();
  await settle(page);
  const slowest = await page.evaluate(() => window.probe.slowestInteraction);
  await context.close();
  return slowest;
}

export interface BulkRun {
  records: number;
  seconds: number;
  /** Milliseconds of the longest task on the main thread; 0 when none was over 50. */
  longestTask: number;
}

/** Publishes all reviews that wait. The backend keeps what is done to it, so this comes last. */
export async function measureBulk(browser: Browser, subject: Subject, bench: Bench): Promise<BulkRun> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await visitRows(context, subject, '/product-reviews?page=0&limit=25&status=pending', 'full');
  await settle(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
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
  const { end, longestTask } = await page.evaluate(
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
  return { records, seconds: (end - start) / 1000, longestTask };
}

/** The largest layout shift of these pages, and which it is. */
export async function measureShift(
  browser: Browser,
  subject: Subject,
  bench: Bench,
  paths: readonly string[],
): Promise<{ path: string; shift: number }> {
  const shifts: { path: string; shift: number }[] = [];
  for (const path of paths) {
    const context = await openProfile(browser, subject, bench);
    const { page } = await visit(context, subject, path, 'slow');
    await page.waitForLoadState('load');
    await page.locator('tr[data-record], main h1, form').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    shifts.push({ path, shift: await page.evaluate(() => window.probe.shift) });
    await context.close();
  }
  return shifts.reduce((worst, one) => (one.shift > worst.shift ? one : worst));
}
