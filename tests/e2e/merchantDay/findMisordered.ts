import type { Page } from '@playwright/test';

/** Items of a row that are not in reading order: from the left, or in Arabic from the right. */
export const findMisordered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const rows = [...document.querySelectorAll('main *, nav *, dialog[open] *')].filter((element) => {
      const { display, flexDirection } = getComputedStyle(element);
      return display.endsWith('flex') && flexDirection === 'row' && isShown(element);
    });
    return rows.flatMap((row) => {
      // The sections of a date are in the order of its digits, from the left in Arabic, too.
      if (row.querySelector(':scope > * > [role="spinbutton"]')) return [];
      const isRtl = document.dir === 'rtl';
      const items = [...row.children].filter(
        (item) => isShown(item) && !/absolute|fixed/.test(getComputedStyle(item).position),
      );
      return items.slice(1).flatMap((item, index) => {
        const [box, before] = [item.getBoundingClientRect(), items[index]?.getBoundingClientRect()];
        if (!before || box.top >= before.bottom - 1) return [];
        const isAfter = isRtl ? box.right <= before.left + 2 : box.left >= before.right - 2;
        return isAfter
          ? []
          : [`“${item.textContent?.slice(0, 40)}” is not after “${items[index]?.textContent?.slice(0, 40)}”`];
      });
    });
  });
