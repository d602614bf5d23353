/** Typing in an editor, on a slow machine: how long until what comes of it is seen. */
import type { Browser, BrowserContext, Frame, Locator, Page } from '@playwright/test';
import { recordWork } from './recordWork.ts';
import type { Bench } from './stock/queries.ts';
import type { Subject } from './subjects.ts';
import { openProfile, visit } from './visit.ts';

/** A place where text is typed. */
export interface Typing {
  name: string;
  /** Its address. */
  path: string;
  /** Where it is typed. */
  field: (page: Page) => Locator;
  /** Title of the frame that shows what comes of it; null where that is the field itself. */
  preview: string | null;
  /** Each key changes what is shown. */
  text: string;
  /** Puts into the backend what is typed in. */
  prepare?: (bench: Bench) => Promise<void>;
}

/** Milliseconds from a key until what came of it is painted. */
export interface TypedKey {
  /** From begin to end: what somebody waits who types. */
  lasted: number;
  /** That the page and the preview computed meanwhile, one beside the other. */
  computed: number;
}

/** Milliseconds between two keys: somebody who types fast, and stops now and then, when what was put off is done. */
const pauses = [120, 120, 260];

/** Types, and tells of each key. */
export async function measureTyping(
  browser: Browser,
  subject: Subject,
  bench: Bench,
  { path, field, preview, text, prepare }: Typing,
): Promise<TypedKey[]> {
  await prepare?.(bench);
  // What watches for rows would take its time at each key.
  const context = await openProfile(browser, subject, bench, { isWatched: false });
  const { page } = await visit(context, subject, path, 'full');
  const frame = preview === null ? null : await frameOf(page, preview);
  await field(page).waitFor();
  await slowDown(context, page, frame);
  await page.evaluate(markKeys);
  if (frame) await frame.evaluate(markPaints);
  else await page.evaluate(markInputs);
  await field(page).focus();
  await page.keyboard.press('Control+End');
  const stop = await recordWork(browser, 'key', 'paint');
  // Often enough that the first key, which wakes everything, counts as what it is.
  for (const [place, key] of [...text.repeat(3)].entries()) {
    // Nobody asks meanwhile: each question would take time that would be counted.
    const painted = (frame ?? page).evaluate(nextPaint);
    await page.keyboard.press(key);
    await painted;
    await new Promise((resolve) => setTimeout(resolve, pauses[place % pauses.length]));
  }
  const keys = await stop();
  await context.close();
  return keys;
}

async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = await page.locator(`iframe[title="${title}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no preview "${title}".`);
  await frame.locator('body > *').first().waitFor();
  return frame;
}

/** The frame may have a process of its own, which has to be as slow as the page's. */
async function slowDown(context: BrowserContext, page: Page, frame: Frame | null): Promise<void> {
  const slow = { rate: 4 };
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', slow);
  const own = frame && (await context.newCDPSession(frame).catch(() => null));
  await own?.send('Emulation.setCPUThrottlingRate', slow);
}

/** Runs in the page. */
function markKeys(): void {
  window.addEventListener('keydown', () => performance.mark('key'), { capture: true });
}

/** Runs in the frame: marks when what has changed is painted. */
function markPaints(): void {
  // A task that is made while a picture is being made runs once it is.
  const next = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('paint');
      port2.postMessage(null);
    });
  const parts = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(next).observe(document, parts);
}

/** Runs in the page: marks when what was typed in a field is painted there. */
function markInputs(): void {
  const next = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('paint');
      port2.postMessage(null);
    });
  window.addEventListener('input', next, { capture: true });
}

/** Runs where it is painted. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'mark' });
  });
