/**
 * Installs missing or outdated packages. Uses Node's built-in modules only, because it runs before the
 * installation.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const minNodeVersion = [20, 19];

/**
 * Returns why node_modules must be reinstalled, or null if it matches the lock file. Optional packages for
 * other platforms may be missing.
 */
export function whyInstallNeeded(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!wanted) return 'package-lock.json cannot be read';
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'node_modules is missing';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const present = installed[path];
    if (!present && !entry.optional) return `${path} is missing`;
    if (present && (present.version !== entry.version || present.integrity !== entry.integrity))
      return `${path} is not the one of the lock file`;
  }
  return null;
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Installs packages if necessary. Exits with a message if Node is too old or npm fails. */
export function ensureInstalled(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < minNodeVersion[0] || (major === minNodeVersion[0] && minor < minNodeVersion[1]))
    fail(`Node ${minNodeVersion.join('.')} or newer is needed; this is ${process.versions.node}.`);
  const reason = whyInstallNeeded(root);
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(npm, ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail('npm ci failed: see above.');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
