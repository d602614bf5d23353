import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/run/chromium.ts';
import { chromiumArguments } from './scripts/run/chromiumArguments.ts';
import { testWorkers } from './scripts/run/testWorkers.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: install it, or name it by CHROMIUM_PATH.');

const phone = /\.phone\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: testWorkers,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath,
      args: [...chromiumArguments],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: phone, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: phone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
