import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPlaces, findChromium } from '../../scripts/run/chromium.ts';

describe('browser paths', () => {
  it('on Linux: the directories of PATH', () => {
    const places = chromiumPlaces('linux', { PATH: '/opt/bin::/usr/local/bin' });
    expect(places[0]).toBe('/usr/bin/chromium');
    expect(places).toContain('/opt/bin/google-chrome');
    expect(places).toContain('/usr/local/bin/chromium-browser');
  });

  it('on macOS: the system and user applications', () => {
    expect(chromiumPlaces('darwin', { HOME: '/Users/ada' })).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]);
  });

  it('on Windows: the system and user programs', () => {
    const environment = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' };
    expect(chromiumPlaces('win32', environment)).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ]);
  });
});

describe('CHROMIUM_PATH', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-chromium-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('has precedence', () => {
    const path = join(folder, 'browser');
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    expect(findChromium({ ...process.env, CHROMIUM_PATH: path })).toBe(path);
  });

  it('has no fallback', () => {
    expect(findChromium({ ...process.env, CHROMIUM_PATH: join(folder, 'browser') })).toBeNull();
  });
});
