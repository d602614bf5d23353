import { expect, type Locator } from '@playwright/test';

/** Presses a key on a control. `press` alone doesn't wait, and a disabled control ignores the key. */
export async function pressWhenEnabled(control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(control).toBeEnabled();
  await control.press(key);
}
