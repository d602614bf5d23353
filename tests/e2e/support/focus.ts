import { expect, type Page } from '@playwright/test';

/** Fails if the focus is on the body, that is, lost. */
export async function expectFocusNotLost(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), {
      message: 'focused element',
    })
    .not.toMatch(/^(BODY|HTML|nothing)$/);
}
