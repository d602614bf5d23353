/** Finds the Chromium for the end-to-end tests. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackage } from './installPackage.ts';

/** The headless shell draws no window around a page, which takes a fifth less CPU time in the end-to-end tests. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPrograms = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** Common installation paths of the browser, in order of preference. */
export function chromiumPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(environment['HOME'] ? [`${environment['HOME']}/Applications`] : [])];
    return macPrograms.flatMap((program) => folders.map((folder) => posix.join(folder, program)));
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] || []);
    return windowsPrograms.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
  }
  const folders = (environment['PATH'] ?? '').split(posix.delimiter).filter(Boolean);
  return linuxNames.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/**
 * Path of the browser: CHROMIUM_PATH, else an installed one, else the one downloaded by Playwright. Returns null if
 * there is none.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const requestedPath = environment['CHROMIUM_PATH'];
  if (requestedPath) return isExecutable(requestedPath) ? requestedPath : null;
  const places = [...chromiumPlaces(process.platform, environment), chromium.executablePath()];
  return places.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Debian's package includes the required system libraries.
const installers = [() => installPackage('chromium-headless-shell'), () => installPackage('chromium'), downloadBrowser];

/**
 * Like {@link findChromium}, but installs the browser if necessary.
 * @param installs tried in this order, until there is a browser
 * @throws if that fails
 */
export function findOrInstallChromium(installs: readonly (() => void)[] = installers): string {
  const requestedPath = process.env['CHROMIUM_PATH'];
  const found = findChromium();
  if (found) return found;
  if (requestedPath) throw new Error(`CHROMIUM_PATH=${requestedPath} is not an executable.`);
  console.log('Installing Chromium …');
  for (const install of installs) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('Chromium was not found and could not be installed. Install it, or set CHROMIUM_PATH.');
}

function downloadBrowser(): void {
  const program = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
  spawnSync(process.execPath, [program, 'install', '--no-shell', 'chromium'], { stdio: 'inherit' });
}
