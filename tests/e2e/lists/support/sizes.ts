/** What must fit: the page into the screen, the finger onto what it presses. */
import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/**
 * Controls smaller than 24 by 24 pixels (WCAG 2.5.8). A label around a control counts as the control; links are
 * lines of text, which axe judges by the room around them.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, [role="menuitem"]')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const parts = [control, control.closest('label')].filter((part) => part !== null);
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const isLarge = boxes.some(({ width, height }) => width >= 23.5 && height >= 23.5);
      const [box] = boxes;
      if (isLarge || !box || box.width <= 1) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${control.tagName} “${name}” ${Math.round(box.width)}×${Math.round(box.height)}`];
    }),
  );
