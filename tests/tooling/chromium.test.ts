import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromiumPlaces, findChromium, findOrInstallChromium } from '../../scripts/run/chromium.ts';

describe('browser paths', () => {
  it('on Linux: the directories of PATH', () => {
    const places = chromiumPlaces('linux', { PATH: '/opt/bin::/usr/local/bin' });
    expect(places[0]).toBe('/opt/bin/chromium-headless-shell');
    expect(places).toContain('/opt/bin/chromium');
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

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function createProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

describe('CHROMIUM_PATH', () => {
  it('has precedence', () => {
    const path = createProgram('browser');
    expect(findChromium({ ...process.env, CHROMIUM_PATH: path })).toBe(path);
  });

  it('has no fallback', () => {
    expect(findChromium({ ...process.env, CHROMIUM_PATH: join(folder, 'browser') })).toBeNull();
  });
});

describe('a missing browser', () => {
  beforeEach(() => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('PATH', folder);
    vi.stubEnv('HOME', folder);
    vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
    vi.spyOn(console, 'log').mockReturnValue();
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('[DEV-02] is installed as a package, or else downloaded', () => {
    const install = vi.fn();
    const download = vi.fn(() => void createProgram('downloaded'));
    expect(findOrInstallChromium([install, download])).toBe(join(folder, 'downloaded'));
    expect(install).toHaveBeenCalledOnce();
    expect(findOrInstallChromium([install, download])).toBe(join(folder, 'downloaded'));
    expect(download).toHaveBeenCalledOnce();
  });

  it('is not downloaded after its package was installed', () => {
    const download = vi.fn();
    const install = () => void createProgram(process.platform === 'linux' ? 'chromium' : 'downloaded');
    expect(findOrInstallChromium([install, download])).toContain(folder);
    expect(download).not.toHaveBeenCalled();
  });

  it('is reported if nothing can install it', () => {
    expect(() => findOrInstallChromium([vi.fn()])).toThrow(
      'Chromium was not found and could not be installed. Install it, or set CHROMIUM_PATH.',
    );
  });
});
