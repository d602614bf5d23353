import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/run/chromium.ts';
import { chromiumArguments } from './scripts/run/chromiumArguments.ts';
import { chooseFontSet, type FontSetName, provideFonts } from './scripts/run/fonts.ts';
import { testWorkers } from './scripts/run/testWorkers.ts';
import { findLaterFiles, isFullRun, listTestFiles } from './tests/support/fullRun.ts';

// Other tools read this file where there is no browser, so a missing one is no error before a test starts.
const executablePath = findChromium();

const getLaunchOptions = (fonts: FontSetName) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArguments],
  env: provideFonts(fonts),
});

/** Firefox instead of Chromium, by WebDriver BiDi. */
const firefoxPath = process.env['FIREFOX_PATH'];
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  // With the fonts of the machine: its sandbox can't read those of packages.
  launchOptions: firefoxPath ? { executablePath: firefoxPath } : {},
} as const;

/**
 * The tests of layouts run with other fonts, too, unless FONTS chose one for all tests. A run that isn't full tries the
 * wide one, and the narrow one, which cuts nothing off, in its own world (see scripts/elsewhere/worlds.ts).
 */
const allFonts: readonly FontSetName[] = isFullRun ? ['narrow', 'wide'] : ['wide'];
const otherFonts = process.env['FONTS'] ? [] : allFonts;

/** What fits with the wide font. A run that isn't full tries no other one. */
const inWideFont = isFullRun || process.env['FONTS'] ? [] : [/layout\.spec\.ts$/];

const toPath = (name: string) => `tests/e2e/${name}.spec.ts`;

/** What every run tests in the browser: signing in, working through lists and the queue, layouts, an import. */
const coreFiles = [
  'dashboard/dashboard',
  'imports/points',
  'layout/layout',
  'lists/bulk',
  'lists/keyboard',
  'queue/queue',
  'reactAdmin',
  'session',
].map(toPath);

/** Pages and servers that share the code of lists, editors and dialogs, which more runs test. */
const rareFiles = [
  'analytics/analytics',
  'automation/automation',
  'basePath',
  'billing/billing',
  'compose/compose.phone',
  'contact/contact',
  'customers/customer.phone',
  'customers/voucherCodes',
  'customers/statistics',
  'customers/pointsAndVouchers.phone',
  'formBuilder/formBuilder',
  'forms/a11y',
  'forms/forms.phone',
  'forms/createReview',
  'hostile/pages',
  'hostile/previews',
  'hostile/urls',
  'imports/imports.phone',
  'language',
  'layout/editorHead',
  'layout/look',
  'layout/restyling',
  'linkSignIn',
  'lists/a11y',
  'lists/clock',
  'locale/locale',
  'lostCode',
  'loyalty/editor',
  'loyalty/list',
  'loyalty/order',
  'loyalty/preview',
  'media/upload',
  'media/viewer.phone',
  'media/viewer',
  'nginx',
  'notifications/templates',
  'pwa/pwa',
  'queue/a11y',
  'queue/queue.phone',
  'sales/sales',
  'serving',
  'settings/settings',
  'shell.phone',
  'storefront/bottomBar.phone',
  'storefront/otherWidgets',
  'storefront/theme',
  'storefront/widgets',
  'stores/copySettings',
  'systemAdmin/systemAdmin',
  'tour/tour',
  'wizard/wizard',
].map(toPath);

const otherFiles = listTestFiles('tests/e2e').filter((file) => ![...coreFiles, ...rareFiles].includes(file));

/** What the next commits test instead of this one. */
const laterFiles = [...findLaterFiles(otherFiles, 7), ...findLaterFiles(rareFiles, 11)].map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/checkFonts.ts',
  outputDir: '.cache/e2e',
  testIgnore: laterFiles,
  workers: testWorkers,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  grepInvert: [
    // Tests that repeat on every page what another one proves on one of them.
    ...(isFullRun ? [] : [/@full/]),
    // They need the extension of the tests in src/extensions (see scripts/elsewhere/worlds.ts).
    ...(process.env['SAMPLE_EXTENSION'] ? [] : [/@extension/]),
    // They need programs that aren't packages of the lock file (see scripts/elsewhere/worlds.ts).
    ...(process.env['OTHER_TOOLS'] ? [] : [/@otherTools/]),
  ],
  // Nothing waits for these unless it fails, or the machine is busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...(firefoxPath ? firefox : { launchOptions: getLaunchOptions(chooseFontSet()) }),
    viewport: { width: 1440, height: 900 },
    locale: process.env['BROWSER_LOCALE'] || 'en-GB',
    timezoneId: process.env['BROWSER_TIME_ZONE'] || 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'console', testIgnore: [...laterFiles, ...inWideFont] },
    ...otherFonts.map((fonts) => ({
      name: `${fonts} font`,
      grep: /@layout/,
      use: { launchOptions: getLaunchOptions(fonts) },
    })),
  ],
});
