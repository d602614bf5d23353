/** Typing in an editor, on a slow machine: how long until the preview shows it. */
import type { Browser, BrowserContext, Frame, Locator, Page } from '@playwright/test';
import type { Bench } from './stock/queries.ts';
import type { Subject } from './subjects.ts';
import { openProfile, visit } from './visit.ts';

/** An editor that has a preview beside it. */
export interface Typing {
  name: string;
  /** Its address. */
  path: string;
  /** Where it is typed; whatever has to be opened first is. */
  field: (page: Page) => Promise<Locator>;
  /** Title of the frame. */
  preview: string;
  /** Each key changes what the preview is sent. */
  text: string;
}

/** Milliseconds between two keys: somebody who types fast. */
const pause = 120;

/** Milliseconds from each key until the preview has painted what came of it. */
export async function measureTyping(
  browser: Browser,
  subject: Subject,
  bench: Bench,
  { path, field, preview, text }: Typing,
): Promise<number[]> {
  const context = await openProfile(browser, subject, bench);
  const { page } = await visit(context, subject, path, 'full');
  const typed = await field(page);
  const element = await page.locator(`iframe[title="${preview}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`${path} has no preview "${preview}".`);
  await frame.locator('body > *').first().waitFor();
  await slowDown(context, page, frame);
  await page.evaluate(watchKeys);
  await frame.evaluate(watchPaints);
  await typed.focus();
  await page.keyboard.press('Control+End');
  const times: number[] = [];
  for (const key of text) {
    await page.keyboard.press(key);
    const pressed = await page.evaluate(() => Object(window).lastKey);
    times.push((await frame.evaluate(paintAfter, pressed)) - pressed);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await context.close();
  return times;
}

/** The frame may have a process of its own, which has to be as slow as the page's. */
async function slowDown(context: BrowserContext, page: Page, frame: Frame): Promise<void> {
  const slow = { rate: 4 };
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', slow);
  const own = await context.newCDPSession(frame).catch(() => null);
  await own?.send('Emulation.setCPUThrottlingRate', slow);
}

/** Runs in the page: when the last key was pressed, on a clock that frames share. */
function watchKeys(): void {
  const listen = ({ timeStamp }: Event) => Object.assign(window, { lastKey: performance.timeOrigin + timeStamp });
  window.addEventListener('keydown', listen, { capture: true });
}

/** Runs in the frame: when what has changed was last painted. */
function watchPaints(): void {
  Object.assign(window, { lastPaint: 0 });
  const painted = () => Object.assign(window, { lastPaint: performance.timeOrigin + performance.now() });
  // A task that is made while a picture is being made runs once it is.
  const next = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = painted;
      port2.postMessage(null);
    });
  new MutationObserver(next).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Runs in the frame: waits for the first paint of a change after a moment. */
function paintAfter(moment: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = performance.now() + 5000;
    const look = () => {
      const { lastPaint } = Object(window);
      if (lastPaint > moment) resolve(lastPaint);
      else if (performance.now() > end) reject(new Error('The preview did not change.'));
      else setTimeout(look, 4);
    };
    look();
  });
}
