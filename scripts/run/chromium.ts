/** The Chromium that the end-to-end tests drive. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the browser: CHROMIUM_PATH, else the first on the PATH; null when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const asked = environment['CHROMIUM_PATH'];
  if (asked) return isExecutable(asked) ? asked : null;
  const folders = ['/usr/bin', ...(environment['PATH'] ?? '').split(delimiter)];
  for (const name of names)
    for (const folder of folders) if (folder && isExecutable(join(folder, name))) return join(folder, name);
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same, installing Debian's package where that may be done. @throws when there is none in the end */
export function findOrInstallChromium(): string {
  const asked = process.env['CHROMIUM_PATH'];
  const found = findChromium();
  if (found) return found;
  if (asked) throw new Error(`CHROMIUM_PATH=${asked} is no program.`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium found: install it, or name it by CHROMIUM_PATH.');
}
