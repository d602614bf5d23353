/** Layout checks: horizontal overflow and tap target sizes. */
import type { Page } from '@playwright/test';

/** Pixels by which the page is wider than the viewport. */
export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/**
 * Controls smaller than 24 by 24 pixels (WCAG 2.5.8). A label around a control counts as part of it. Links are
 * excluded: axe checks them by their spacing.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, [role="menuitem"]')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const elements = [control, control.closest('label')].filter((part) => part !== null);
      const boxes = elements.map((part) => part.getBoundingClientRect());
      const isLarge = boxes.some(({ width, height }) => width >= 23.5 && height >= 23.5);
      const [box] = boxes;
      if (isLarge || !box || box.width <= 1) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${control.tagName} “${name}” ${Math.round(box.width)}×${Math.round(box.height)}`];
    }),
  );
