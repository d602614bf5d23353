/** What a screen reader is told. */
import type { Page } from '@playwright/test';

/** Starts recording the texts of live regions; call it before the page is opened. The result reads what was said so far, oldest first. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { announced: said });
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((mutations) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(live);
        if (around) regions.add(around);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const inner of node.matches(live) ? [node] : node.querySelectorAll(live)) regions.add(inner);
      }
      for (const region of regions) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced); // put there above
}
