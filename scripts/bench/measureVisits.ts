/** What a visit costs: its start, and the moves that a merchant makes. */
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './statistics.ts';
import type { Bench } from './stock/queries.ts';
import { type ListSubject, type Subject, searchTexts } from './subjects.ts';
import { heapSize, openProfile, settle, visitRows } from './visit.ts';

export interface Start {
  firstPaint: number;
  firstRow: number;
  /** Beyond 50 ms of each task that began before the first row. */
  blocked: number;
  /** Bytes of JavaScript on the wire that were asked for before the first row: what comes after it is fetched ahead. */
  script: number;
}

/** A first visit and a second one in the same profile, both on a slow machine and line. */
export async function measureStart(
  browser: Browser,
  subject: Subject,
  bench: Bench,
): Promise<{ cold: Start; repeat: Start }> {
  const context = await openProfile(browser, subject, bench);
  const starts: Start[] = [];
  for (let round = 0; round < 2; round++) {
    const { page } = await visitRows(context, subject, subject.list, 'slow');
    await settle(page);
    starts.push(await page.evaluate(readStart));
    await page.close();
  }
  await context.close();
  const [cold, repeat] = starts;
  if (!cold || !repeat) throw new Error('Two visits were made.');
  return { cold, repeat };
}

function readStart(): Start {
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

export interface Moves {
  paging: number;
  search: number;
  route: number;
  /** Milliseconds of the slowest interaction. */
  interaction: number;
}

/** Paging, searching, changing the page: milliseconds from the input to the new rows painted, on a slow machine and line. */
export async function measureMoves(browser: Browser, subject: ListSubject, bench: Bench): Promise<Moves> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await visitRows(context, subject, subject.list, 'slow');
  await settle(page);

  const paging: number[] = [];
  for (let round = 0; round < 5; round++) {
    paging.push(await clickUntilRows(subject.next(page)));
    await settle(page);
  }
  const search: number[] = [];
  for (const text of searchTexts) {
    await subject.search(page).fill('');
    await settle(page, subject.debounce + 500);
    search.push(await typeUntilRows(page, subject.search(page), text));
    await settle(page, subject.debounce + 500);
  }
  await subject.search(page).fill('');
  await settle(page, subject.debounce + 500);

  const route: number[] = [];
  for (let round = 0; round < 8; round++) {
    const link = subject.links(page)[round % 2 === 0 ? 0 : 1];
    const time = await clickUntilRows(link);
    if (round >= 2) route.push(time); // both lists have been seen by then
    await settle(page);
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
    return (await window.probe.otherRows(before)) - start;
  });
}

async function typeUntilRows(page: Page, target: Locator, text: string): Promise<number> {
  await target.focus();
  // The page must be listening before the text comes, which comes in one piece, as the last key of a word does.
  const time = await target.evaluateHandle((element: HTMLElement) => {
    const before = window.probe.rowKey();
    const taken = new Promise<number>((resolve) => {
      const listen = () => {
        const start = performance.now();
        void window.probe.otherRows(before).then((end) => resolve(end - start));
      };
      element.addEventListener('input', listen, { once: true });
    });
    return { taken };
  });
  await page.keyboard.insertText(text);
  return time.evaluate(({ taken }) => taken);
}

export interface Memory {
  /** Bytes after the first list has come to rest. */
  heap: number;
  /** Bytes kept for each page change. */
  leak: number;
}

/** Memory at full speed, over 50 page changes. */
export async function measureMemory(browser: Browser, subject: ListSubject, bench: Bench): Promise<Memory> {
  const context = await openProfile(browser, subject, bench);
  const { page, devtools } = await visitRows(context, subject, subject.list, 'full');
  await settle(page);
  const heap = await heapSize(devtools);
  const change = async (times: number) => {
    for (let round = 0; round < times; round++) await clickUntilRows(subject.links(page)[round % 2 === 0 ? 0 : 1]);
    await settle(page, 1000);
  };
  await change(20);
  const before = await heapSize(devtools);
  await change(50);
  const leak = ((await heapSize(devtools)) - before) / 50;
  await context.close();
  return { heap, leak };
}
