/** Benchmarks of paging and searching, and of the memory that changing lists takes. */
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from 'es-toolkit/math';
import { measureInTurn } from './measureInTurn.ts';
import type { BenchContext } from './references/queries.ts';
import { type ListSubject, type Setting, searchTexts } from './subjects.ts';
import type { Measure } from './verdicts.ts';
import { heapSize, openAndWaitForRows, openProfile, waitForIdlePage } from './visit.ts';

interface NavigationMetrics {
  paging: number;
  /** Of ten pages. */
  slowestPaging: number;
  search: number;
  /** Milliseconds of the slowest interaction. */
  interaction: number;
}

/** Milliseconds from the input to the painted rows for paging and searching, and the slowest interaction, throttled. */
async function measureNavigation(
  browser: Browser,
  subject: ListSubject,
  bench: BenchContext,
): Promise<NavigationMetrics> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await openAndWaitForRows(context, subject, subject.list, 'slow');
  await waitForIdlePage(page);

  const paging: number[] = [];
  for (let round = 0; round < 10; round++) {
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
  const interaction = await page.evaluate(() => window.probe.slowestInteraction);
  await context.close();
  return { paging: median(paging), slowestPaging: Math.max(...paging), search: median(search), interaction };
}

/** Clicks with the mouse: the browser measures no interaction for `element.click()`. */
async function clickUntilRows(target: Locator): Promise<number> {
  const change = await target.evaluateHandle((element: HTMLElement) => {
    const before = window.probe.rowKey();
    const elapsed = new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: MouseEvent) =>
        void window.probe.waitForRowsChange(before).then((end) => resolve(end - timeStamp));
      element.addEventListener('click', listen, { once: true, capture: true });
    });
    return { elapsed };
  });
  await target.click();
  return change.evaluate(({ elapsed }) => elapsed);
}

async function typeUntilRows(page: Page, target: Locator, text: string): Promise<number> {
  await target.focus();
  // The listener must be attached before the text is typed.
  const change = await target.evaluateHandle((element: HTMLElement) => {
    let lastInput = Number.NaN;
    element.addEventListener('input', ({ timeStamp }) => {
      lastInput = timeStamp;
    });
    const elapsed = window.probe.waitForRowsChange(window.probe.rowKey()).then((end) => end - lastInput);
    return { elapsed };
  });
  await page.keyboard.type(text);
  return change.evaluate(({ elapsed }) => elapsed);
}

interface MemoryMetrics {
  /** Heap size in bytes after the first list is idle. */
  heap: number;
  /** Bytes retained per route change. */
  leak: number;
}

/** Heap size over 50 route changes, without throttling. */
async function measureMemory(browser: Browser, subject: ListSubject, bench: BenchContext): Promise<MemoryMetrics> {
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

/** The list of customers beside the reference pages, in alternating visits. */
export async function measureMoves(setting: Setting): Promise<Measure[]> {
  const get = await measureInTurn<keyof NavigationMetrics>(setting, (subject) =>
    measureNavigation(setting.browser, subject, setting.bench),
  );
  const list = (what: keyof NavigationMetrics) =>
    `${get('ours', what).toFixed(0)} ms, lean ${get('lean', what).toFixed(0)} ms, stock ${get('stock', what).toFixed(0)} ms`;
  const search = get('ours', 'search') - get('lean', 'search');
  return [
    { name: 'next page', value: get('ours', 'paging') / get('lean', 'paging'), remark: list('paging') },
    { name: 'next page, worst of ten', value: get('ours', 'slowestPaging'), remark: list('slowestPaging') },
    { name: 'search, last key to rows, beyond lean', value: search, remark: list('search') },
    { name: 'slowest interaction', value: get('ours', 'interaction'), remark: list('interaction') },
  ];
}

export async function measureMemories({ browser, bench, ours, lean, stock }: Setting): Promise<Measure[]> {
  const own = await measureMemory(browser, ours, bench);
  const fastest = await measureMemory(browser, lean, bench);
  const usual = await measureMemory(browser, stock, bench);
  const [megabyte, kilobyte] = [1024 * 1024, 1024];
  const list = (what: keyof MemoryMetrics, unit: number) =>
    `lean ${(fastest[what] / unit).toFixed(1)}, stock ${(usual[what] / unit).toFixed(1)}`;
  return [
    { name: 'heap after load', value: own.heap / megabyte, remark: list('heap', megabyte) },
    { name: 'heap kept for each route', value: own.leak / kilobyte, remark: list('leak', kilobyte) },
  ];
}
