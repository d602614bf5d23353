/** Installs the packages of the lock file where they are missing or differ. Node's own modules only: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const oldest = [20, 19];

/**
 * Why node_modules has to be installed anew, or null when it is what the lock file says.
 * Packages for other platforms, which npm leaves out, are not missed.
 */
export function staleness(root) {
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

/** Installs if need be. Ends the process with a message when Node is too old or npm fails. */
export function ensureInstalled(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    fail(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`);
  const reason = staleness(root);
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that was written where the registry holds no binaries for other platforms.
  // This takes the same versions from the lock file, and leaves it as it is.
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(npm, ['install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail('npm install failed: see above.');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
