import { launchChromium } from '../../../scripts/run/launchChromium';

/** Before the tests: fails if the browser doesn't use the fonts of the packages, since the layouts are measured with them. */
export default async function checkFonts(): Promise<void> {
  const browser = await launchChromium();
  await browser.close();
}
