/** Benchmarks of opening a page. */
import type { Browser } from '@playwright/test';
import { median } from 'es-toolkit/math';
import type { MeasureName } from './budgets.ts';
import { measureInTurn, ROUNDS, type SubjectName } from './measureInTurn.ts';
import type { BenchContext } from './references/queries.ts';
import type { Setting, Subject } from './subjects.ts';
import type { Measure } from './verdicts.ts';
import { mainThreadTime, openAndWaitForRows, openProfile, waitForIdlePage } from './visit.ts';

interface StartMetrics {
  firstContentfulPaint: number;
  firstRow: number;
  /** First row of the next visits in the same profile. The browser keeps compiled code from the second one on. */
  secondFirstRow: number;
  thirdFirstRow: number;
  fourthFirstRow: number;
  /** CPU time of the main thread until the page is idle. */
  computed: number;
  /** Total blocking time until the page is idle: the part of each task beyond 50 ms. */
  blocked: number;
  /** Requests until the page is idle. */
  requests: number;
  /** Transferred bytes of JavaScript requested before the first row. Later requests are prefetches. */
  script: number;
}

/** Measures a cold visit and three more in the same profile, throttled. */
async function measureStart(browser: Browser, subject: Subject, bench: BenchContext): Promise<StartMetrics> {
  const context = await openProfile(browser, subject, bench);
  const cold = await openAndWaitForRows(context, subject, subject.list, 'slow');
  await waitForIdlePage(cold.page, 1000);
  const requests = cold.requestCount();
  const computed = await mainThreadTime(cold.devtools);
  const metrics = await cold.page.evaluate(readStart);
  await cold.page.close();
  const visit = async () => {
    const { page } = await openAndWaitForRows(context, subject, subject.list, 'slow');
    const firstRow = await page.evaluate(() => window.probe.firstRow ?? Number.NaN);
    // Prefetches and writes to the cache belong to the visit.
    await waitForIdlePage(page, 1000);
    await page.close();
    return firstRow;
  };
  const [secondFirstRow, thirdFirstRow, fourthFirstRow] = [await visit(), await visit(), await visit()];
  await context.close();
  return { ...metrics, requests, computed, secondFirstRow, thirdFirstRow, fourthFirstRow };
}

function readStart() {
  const { firstRow, longTasks } = window.probe;
  const end = firstRow ?? Number.NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < end);
  return {
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstRow: end,
    blocked: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    script: scripts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
  };
}

/** Milliseconds until the first element of `rowSelector` is painted, throttled. */
export async function measureOpening(browser: Browser, subject: Subject, bench: BenchContext): Promise<number> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await openAndWaitForRows(context, subject, subject.list, 'slow');
  const time = await page.evaluate(() => window.probe.firstRow ?? Number.NaN);
  await context.close();
  return time;
}

/** The list of customers beside the reference pages, in alternating visits. */
export async function measureStarts(setting: Setting): Promise<Measure[]> {
  const get = await measureInTurn<keyof StartMetrics>(setting, (subject) =>
    measureStart(setting.browser, subject, setting.bench),
  );
  const compare = (name: MeasureName, what: keyof StartMetrics, to: 'lean' | 'stock' = 'lean'): Measure => ({
    name,
    value: get('ours', what) / get(to, what),
    remark: `${get('ours', what).toFixed(0)} ms, ${to} ${get(to, what).toFixed(0)} ms`,
  });
  const inKb = (who: SubjectName) => get(who, 'script') / 1024;
  return [
    compare('first contentful paint', 'firstContentfulPaint'),
    compare('first row', 'firstRow'),
    compare('first row against stock', 'firstRow', 'stock'),
    compare('first row, second visit', 'secondFirstRow'),
    compare('first row, third visit', 'thirdFirstRow'),
    compare('first row, fourth visit', 'fourthFirstRow'),
    compare('main-thread CPU until idle', 'computed'),
    compare('blocked since start', 'blocked'),
    {
      name: 'requests until idle',
      value: get('ours', 'requests'),
      remark: `lean ${get('lean', 'requests')}, stock ${get('stock', 'requests')}`,
    },
    {
      name: 'JavaScript until the first row',
      value: inKb('ours'),
      remark: `lean ${inKb('lean').toFixed(0)} KB, stock ${inKb('stock').toFixed(0)} KB`,
    },
  ];
}

/** Opens these pages of the console, and compares each with the first row of the stock page. */
export async function measureOpenings(
  { browser, bench, ours, stock }: Setting,
  pages: readonly { name: MeasureName; list: string; rowSelector: string }[],
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, ...page } of pages) {
    const times: { own: number; reference: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const reference = await measureOpening(browser, stock, bench);
      times.push({ reference, own: await measureOpening(browser, { ...ours, ...page }, bench) });
    }
    const own = median(times.map((time) => time.own));
    const reference = median(times.map((time) => time.reference));
    const remark = `${own.toFixed(0)} ms, stock ${reference.toFixed(0)} ms`;
    measures.push({ name, value: own / reference, remark });
  }
  return measures;
}

/** Bookmarks other than the list of customers. */
export const measurePages = (setting: Setting): Promise<Measure[]> =>
  measureOpenings(setting, [
    {
      name: 'first row of a filtered list',
      list: '/product-reviews?status=pending&limit=10',
      rowSelector: 'tr[data-record]',
    },
    {
      name: 'first figures of a customer',
      list: setting.paths.customer,
      rowSelector: 'main section dl[aria-busy="false"]',
    },
    { name: 'first figures of the dashboard', list: '/', rowSelector: 'main section > dl[aria-busy="false"]' },
  ]);
