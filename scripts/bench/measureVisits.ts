/** Benchmarks of a visit: startup and navigation. */
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './statistics.ts';
import type { BenchContext } from './stock/queries.ts';
import { type ListSubject, type Subject, searchTexts } from './subjects.ts';
import { heapSize, openAndWaitForRows, openProfile, waitForIdlePage } from './visit.ts';

export interface StartMetrics {
  firstPaint: number;
  firstRow: number;
  /** Total blocking time before the first row: the part of each task beyond 50 ms. */
  blocked: number;
  /** Transferred bytes of JavaScript requested before the first row. Later requests are prefetches. */
  script: number;
}

/** Measures a cold and a repeat visit in the same profile, throttled. */
export async function measureStart(
  browser: Browser,
  subject: Subject,
  bench: BenchContext,
): Promise<{ cold: StartMetrics; repeat: StartMetrics }> {
  const context = await openProfile(browser, subject, bench);
  const starts: StartMetrics[] = [];
  for (let round = 0; round < 2; round++) {
    const { page } = await openAndWaitForRows(context, subject, subject.list, 'slow');
    await waitForIdlePage(page);
    starts.push(await page.evaluate(readStart));
    await page.close();
  }
  await context.close();
  const [cold, repeat] = starts;
  if (!cold || !repeat) throw new Error('Expected two visits.');
  return { cold, repeat };
}

function readStart(): StartMetrics {
  const { firstRow, longTasks } = window.probe;
  const end = firstRow ?? Number.NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < end);
  return {
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    firstRow: end,
    blocked: longTasks.filter(({ start }) => start < end).reduce((sum, { duration }) => sum + duration - 50, 0),
    script: scripts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
  };
}

export interface NavigationMetrics {
  paging: number;
  search: number;
  route: number;
  /** Milliseconds of the slowest interaction. */
  interaction: number;
}

/** Milliseconds from the input to the painted rows for paging, searching, and route changes, throttled. */
export async function measureNavigation(
  browser: Browser,
  subject: ListSubject,
  bench: BenchContext,
): Promise<NavigationMetrics> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await openAndWaitForRows(context, subject, subject.list, 'slow');
  await waitForIdlePage(page);

  const paging: number[] = [];
  for (let round = 0; round < 5; round++) {
    paging.push(await clickUntilRows(subject.next(page)));
    await waitForIdlePage(page);
  }
  const search: number[] = [];
  for (const text of searchTexts) {
    await subject.search(page).fill('');
    await waitForIdlePage(page, subject.debounce + 500);
    search.push(await typeUntilRows(page, subject.search(page), text));
    await waitForIdlePage(page, subject.debounce + 500);
  }
  await subject.search(page).fill('');
  await waitForIdlePage(page, subject.debounce + 500);

  const route: number[] = [];
  for (let round = 0; round < 8; round++) {
    const link = subject.links(page)[round % 2 === 0 ? 0 : 1];
    const time = await clickUntilRows(link);
    if (round >= 2) route.push(time); // Both lists are cached by then.
    await waitForIdlePage(page);
  }
  const interaction = await page.evaluate(() => window.probe.slowestInteraction);
  await context.close();
  return { paging: median(paging), search: median(search), route: median(route), interaction };
}

async function clickUntilRows(target: Locator): Promise<number> {
  await target.waitFor();
  return target.evaluate(async (element: HTMLElement) => {
    const before = window.probe.rowKey();
    const start = performance.now();
    element.click();
    return (await window.probe.waitForRowsChange(before)) - start;
  });
}

async function typeUntilRows(page: Page, target: Locator, text: string): Promise<number> {
  await target.focus();
  // The listener must be attached before the text is inserted. It is inserted at once, like the last key of a
  // word.
  const time = await target.evaluateHandle((element: HTMLElement) => {
    const before = window.probe.rowKey();
    const elapsed = new Promise<number>((resolve) => {
      const listen = () => {
        const start = performance.now();
        void window.probe.waitForRowsChange(before).then((end) => resolve(end - start));
      };
      element.addEventListener('input', listen, { once: true });
    });
    return { taken: elapsed };
  });
  await page.keyboard.insertText(text);
  return time.evaluate(({ taken: elapsed }) => elapsed);
}

export interface MemoryMetrics {
  /** Heap size in bytes after the first list is idle. */
  heap: number;
  /** Bytes retained per route change. */
  leak: number;
}

/** Heap size over 50 route changes, without throttling. */
export async function measureMemory(
  browser: Browser,
  subject: ListSubject,
  bench: BenchContext,
): Promise<MemoryMetrics> {
  const context = await openProfile(browser, subject, bench);
  const { page, devtools } = await openAndWaitForRows(context, subject, subject.list, 'full');
  await waitForIdlePage(page);
  const heap = await heapSize(devtools);
  const changeRoutes = async (times: number) => {
    for (let round = 0; round < times; round++) await clickUntilRows(subject.links(page)[round % 2 === 0 ? 0 : 1]);
    await waitForIdlePage(page, 1000);
  };
  await changeRoutes(20);
  const before = await heapSize(devtools);
  await changeRoutes(50);
  const leak = ((await heapSize(devtools)) - before) / 50;
  await context.close();
  return { heap, leak };
}
