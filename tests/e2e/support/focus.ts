/** Where the keyboard is. */
import { expect, type Page } from '@playwright/test';

/** Fails when the focus has fallen back to the page as a whole. */
export async function expectFocusSane(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), {
      message: 'the focus is somewhere',
    })
    .not.toMatch(/^(BODY|HTML|nothing)$/);
}
