import type { Page } from '@playwright/test';

/**
 * What a wide font breaks first. Returns a description of each control on top of another one, each text that is cut off
 * without an ellipsis, and each tab, menu link and button of a header or toolbar with more than one line,
 * unless it fills the window.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const toName = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}”`;

    /** Parts that stay at an edge of the window may cover content that is scrolled below them. */
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position)
        ? element.tagName !== 'TH'
        : isFixed(element.parentElement));

    const faults: string[] = [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, select, input, textarea, [role="tab"], nav a'),
    ].filter((control) => isShown(control) && !control.closest('[popover], dialog, table'));
    for (const [index, control] of controls.entries()) {
      const box = control.getBoundingClientRect();
      for (const other of controls.slice(index + 1)) {
        // A control in a field, such as the button that clears it, belongs to it.
        const isInField = [control, other].some(({ tagName }) => tagName === 'INPUT' || tagName === 'TEXTAREA');
        if (isInField || control.contains(other) || isFixed(control) !== isFixed(other)) continue;
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isAcross = Math.min(box.right, right) - Math.max(box.left, left) > 2;
        const isAlong = Math.min(box.bottom, bottom) - Math.max(box.top, top) > 2;
        if (isAcross && isAlong) faults.push(`${toName(control)} is on top of ${toName(other)}`);
      }
    }

    for (const element of [...document.querySelectorAll<HTMLElement>('main *, nav *')].filter(isShown)) {
      const { webkitLineClamp, textOverflow, overflowX, clipPath } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isMarked = webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || clipPath !== 'none';
      if (hasText && !isMarked && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${toName(element)} is cut off`);
    }

    /** Lines of the longest of an element's visible texts. */
    const countLines = (element: Element) => {
      const range = document.createRange();
      const texts = [...element.querySelectorAll('*'), element]
        .filter((part) => isShown(part) && getComputedStyle(part).clipPath === 'none')
        .flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim()));
      const counts = texts.map((text) => {
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      return Math.max(0, ...counts);
    };
    /** No layout leaves more to the text of a control that is as wide as the window. */
    const fillsWindow = (element: Element) => element.getBoundingClientRect().width > innerWidth * 0.9;
    // Names of merchants' own things are links in headings, and may be of any length.
    const oneLine = '[role="tab"], nav a, main header button, main header a:not(h2 a), [role="toolbar"] button';
    for (const element of [...document.querySelectorAll(oneLine)].filter(isShown))
      if (!fillsWindow(element) && countLines(element) > 1)
        faults.push(`${toName(element)} has ${countLines(element)} lines`);
    return faults;
  });
