/** Typing benchmark of editors on a throttled CPU: time from the key press to the painted result. */
import type { Browser, BrowserContext, Frame, Locator, Page } from '@playwright/test';
import type { MeasureName } from './budgets.ts';
import { recordWork } from './recordWork.ts';
import type { BenchContext } from './references/queries.ts';
import type { Subject } from './subjects.ts';
import { measureVisit, openProfile } from './visit.ts';

/** Text field to measure. */
export interface TypingScenario {
  name: MeasureName;
  /** URL path. */
  path: string;
  /** Returns the text field. */
  field: (page: Page) => Locator;
  /** Title of the preview iframe; null if the field itself is measured. */
  preview: string | null;
  /** Typed text. Each character changes the preview. */
  text: string;
  /** Each repetition of the text replaces the one before, because the field has a maximum length. */
  isReplaced?: boolean;
  /** Seeds the backend with the required data. */
  prepare?: (bench: BenchContext) => Promise<void>;
}

/** Milliseconds from a key press until the result is painted. */
export interface TypedKey {
  /** Elapsed time. */
  lasted: number;
  /** CPU time of page and preview combined. */
  computed: number;
}

/** Milliseconds between key presses: fast typing, with pauses that let debounced work run. */
const KEY_DELAYS_MS = [120, 120, 260];

/** Types the text and measures each key press. */
export async function measureTyping(
  browser: Browser,
  subject: Subject,
  bench: BenchContext,
  { path, field, preview, text, isReplaced = false, prepare }: TypingScenario,
): Promise<TypedKey[]> {
  await prepare?.(bench);
  // The probe observes rows, which would add to each measured key press.
  const context = await openProfile(browser, subject, bench, { isWatched: false });
  const { page } = await measureVisit(context, subject, path, 'full');
  const frame = preview === null ? null : await getFrame(page, preview);
  await field(page).waitFor();
  await throttleCpu(context, page, frame);
  await page.evaluate(markKeys);
  await (frame ?? page).evaluate(markPaints, frame !== null);
  await field(page).focus();
  await page.keyboard.press('Control+End');
  const stop = await recordWork(browser, 'key', 'paint');
  // Repeated so that the first key press, which includes warm-up, has little weight.
  for (const [index, key] of [...text.repeat(3)].entries()) {
    if (isReplaced && index % text.length === 0) await page.keyboard.press('Control+A');
    // Polling the page would add to the measured time.
    const painted = (frame ?? page).evaluate(nextPaint);
    await page.keyboard.press(key);
    await painted;
    await new Promise((resolve) => setTimeout(resolve, KEY_DELAYS_MS[index % KEY_DELAYS_MS.length]));
  }
  const keys = await stop();
  await context.close();
  return keys;
}

async function getFrame(page: Page, title: string): Promise<Frame> {
  const element = await page.locator(`iframe[title="${title}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no preview "${title}".`);
  await frame.locator('body > *').first().waitFor();
  return frame;
}

/** The frame may run in a separate process, which must be throttled too. */
async function throttleCpu(context: BrowserContext, page: Page, frame: Frame | null): Promise<void> {
  const slow = { rate: 4 };
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', slow);
  const frameDevtools = frame && (await context.newCDPSession(frame).catch(() => null));
  await frameDevtools?.send('Emulation.setCPUThrottlingRate', slow);
}

/** Runs in the page. Marks presses of keys that type. */
function markKeys(): void {
  window.addEventListener('keydown', ({ ctrlKey }) => void (ctrlKey || performance.mark('key')), { capture: true });
}

/** Runs in the page or the frame. Marks when typed text is painted in the field, or changes of the DOM in a preview. */
function markPaints(isPreview: boolean): void {
  // A message posted in requestAnimationFrame is handled after the paint.
  const next = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('paint');
      port2.postMessage(null);
    });
  const observed = { subtree: true, childList: true, characterData: true, attributes: true };
  if (isPreview) new MutationObserver(next).observe(document, observed);
  else window.addEventListener('input', next, { capture: true });
}

/** Runs in the page or frame that is measured. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'mark' });
  });
