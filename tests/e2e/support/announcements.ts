import type { Page } from '@playwright/test';

/**
 * Starts recording the texts of live regions. Call it before opening the page.
 * @returns a function that reads the texts so far, oldest first
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announced: announcements });
    const LIVE_REGIONS = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((mutations) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE_REGIONS);
        if (region) regions.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const inner of node.matches(LIVE_REGIONS) ? [node] : node.querySelectorAll(LIVE_REGIONS))
              regions.add(inner);
      }
      for (const region of regions) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text && announcements.at(-1) !== text) announcements.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced); // set by the init script above
}
