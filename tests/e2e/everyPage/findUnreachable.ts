import type { Page } from '@playwright/test';

/** Tab presses beyond the number of controls, for what has several stops, such as dates and frames. */
const EXTRA_PRESSES = 60;

/**
 * Presses Tab through a page. Returns a description of each visible control that the focus doesn't reach, and of each
 * element that can be clicked, but not focused.
 */
export async function findUnreachable(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[inert]');
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isShown(element) && element.tabIndex >= 0 && !element.matches(':disabled'),
    );
    Object.assign(window, { tabStops: { controls, reached: new Set<Element>() } });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return controls.length;
  });
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], label, option';
  await page.locator('body').evaluate((body) => body.ownerDocument.getSelection()?.removeAllRanges());
  for (let press = 0; press < count + EXTRA_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const isDone = await page.evaluate(() => {
      const { controls, reached } = Object(window).tabStops;
      reached.add(document.activeElement);
      return controls.every((control: Element) => reached.has(control));
    });
    if (isDone) break;
  }
  return page.evaluate((focusables) => {
    const { controls, reached } = Object(window).tabStops;
    const toText = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)} ${element.className}`;
    // Arrow keys move within a group of radio buttons.
    const isInReachedGroup = (element: Element) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      [...document.getElementsByName(element.name)].some((other) => reached.has(other));
    // The parts of a date are reached in place of the whole.
    const isReached = (control: Element) =>
      reached.has(control) || [...control.querySelectorAll('*')].some((part) => reached.has(part));
    const unreached = controls.filter(
      (control: Element) => control.isConnected && !isReached(control) && !isInReachedGroup(control),
    );
    const isClickable = (element: Element | null) => element !== null && getComputedStyle(element).cursor === 'pointer';
    const mouseOnly = [...document.querySelectorAll('main *, header *, nav *')].filter(
      (element) =>
        isClickable(element) &&
        !isClickable(element.parentElement) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(focusables) &&
        !element.querySelector(focusables) &&
        !element.matches(':disabled, [aria-disabled="true"]'),
    );
    return [
      ...unreached.map((element: Element) => `not reached: ${toText(element)}`),
      ...mouseOnly.map((element) => `mouse only: ${toText(element)}`),
    ];
  }, focusable);
}
