import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from './chromium.ts';
import { chromiumArguments } from './chromiumArguments.ts';
import { chooseFontSet, type FontSetName, findWrongFont, provideFonts } from './fonts.ts';

interface LaunchOptions {
  /** Beside those of the end-to-end tests. */
  args?: readonly string[];
  fonts?: FontSetName;
  environment?: Record<string, string>;
}

/**
 * Launches Chromium as in the end-to-end tests, with fonts of packages.
 * @throws if there is no browser, or if it uses other fonts
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const { args = [], fonts = chooseFontSet(), environment = provideFonts(fonts) } = options;
  const executablePath = findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, ...args], env: environment });
  const wrongFont = await findWrongFont(browser, fonts);
  if (wrongFont === null) return browser;
  await browser.close();
  throw new Error(
    `${executablePath} doesn't use the fonts of the packages: ${wrongFont}. Set CHROMIUM_PATH to a browser that reads FONTCONFIG_FILE, which those of Snap and Flatpak don't.`,
  );
}
