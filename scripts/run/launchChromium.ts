import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from './chromium.ts';
import { chromiumArguments } from './chromiumArguments.ts';
import { chooseFontSet, findWrongFont, provideFonts } from './fonts.ts';

/**
 * Launches Chromium as in the end-to-end tests, with the fonts of the packages.
 * @param environment of the browser
 * @throws if there is no browser, or if it uses other fonts
 */
export async function launchChromium(
  extraArguments: readonly string[] = [],
  environment: Record<string, string> = provideFonts(chooseFontSet()),
): Promise<Browser> {
  const executablePath = findOrInstallChromium();
  const args = [...chromiumArguments, ...extraArguments];
  const browser = await chromium.launch({ executablePath, args, env: environment });
  const wrongFont = await findWrongFont(browser, chooseFontSet());
  if (wrongFont === null) return browser;
  await browser.close();
  throw new Error(
    `${executablePath} doesn't use the fonts of the packages: ${wrongFont}. Set CHROMIUM_PATH to a browser that reads FONTCONFIG_FILE, which those of Snap and Flatpak don't.`,
  );
}
