/** Typing in an editor, on a slow machine: how long until the preview shows it. */
import type { Browser, BrowserContext, Frame, Locator, Page } from '@playwright/test';
import { recordWork } from './recordWork.ts';
import type { Bench } from './stock/queries.ts';
import type { Subject } from './subjects.ts';
import { openProfile, visit } from './visit.ts';

/** An editor that has a preview beside it. */
export interface Typing {
  name: string;
  /** Its address. */
  path: string;
  /** Where it is typed. */
  field: (page: Page) => Locator;
  /** Title of the frame. */
  preview: string;
  /** Each key changes what the preview is sent. */
  text: string;
}

/** Milliseconds from a key until the preview has painted what came of it. */
export interface TypedKey {
  /** That the page and the preview computed: what a machine of its own would take, if they took turns. */
  computed: number;
  /** From begin to end, waiting for a processor that others use included. */
  lasted: number;
}

/** Milliseconds between two keys: somebody who types fast. */
const pause = 120;

/** Types, and tells of each key. */
export async function measureTyping(
  browser: Browser,
  subject: Subject,
  bench: Bench,
  { path, field, preview, text }: Typing,
): Promise<TypedKey[]> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await visit(context, subject, path, 'full');
  const element = await page.locator(`iframe[title="${preview}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`${path} has no preview "${preview}".`);
  await frame.locator('body > *').first().waitFor();
  await slowDown(context, page, frame);
  await page.evaluate(markKeys);
  await frame.evaluate(markPaints);
  await field(page).focus();
  await page.keyboard.press('Control+End');
  const stop = await recordWork(browser, 'key', 'paint');
  // Often enough that the first key, which wakes everything, counts as what it is.
  for (const key of text.repeat(3)) {
    const before = await frame.evaluate(countPaints);
    await page.keyboard.press(key);
    await frame.waitForFunction(paintsBeyond, before, { polling: 30 });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const keys = await stop();
  await context.close();
  return keys;
}

/** The frame may have a process of its own, which has to be as slow as the page's. */
async function slowDown(context: BrowserContext, page: Page, frame: Frame): Promise<void> {
  const slow = { rate: 4 };
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', slow);
  const own = await context.newCDPSession(frame).catch(() => null);
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

/** Runs in the frame. */
const countPaints = () => performance.getEntriesByName('paint').length;
const paintsBeyond = (count: number) => performance.getEntriesByName('paint').length > count;
