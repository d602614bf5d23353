import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whyInstallNeeded } from '../../scripts/install.mjs';
import { ensureSpace } from '../../scripts/run/ensureSpace';

const react = { version: '19.3.1', integrity: 'sha512-a' };
let root = '';

function write(path: string, packages: Record<string, unknown>): void {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'console-install-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', { '': {}, 'node_modules/react': react });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('whyInstallNeeded', () => {
  it('returns null if the packages match the lock file', () => {
    write('node_modules/.package-lock.json', { 'node_modules/react': react });
    expect(whyInstallNeeded(root)).toBeNull();
  });

  it('reports a missing installation', () => {
    expect(whyInstallNeeded(root)).toBe('node_modules is missing');
  });

  it('reports an interrupted installation', () => {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages": {');
    expect(whyInstallNeeded(root)).toBe('node_modules is missing');
  });

  it('reports a missing package', () => {
    write('node_modules/.package-lock.json', {});
    expect(whyInstallNeeded(root)).toBe('node_modules/react is missing');
  });

  it('reports a different version or checksum', () => {
    write('node_modules/.package-lock.json', { 'node_modules/react': { ...react, version: '19.3.0' } });
    expect(whyInstallNeeded(root)).toContain('node_modules/react');
    write('node_modules/.package-lock.json', { 'node_modules/react': { ...react, integrity: 'sha512-b' } });
    expect(whyInstallNeeded(root)).toContain('node_modules/react');
  });

  it('ignores optional packages of other platforms', () => {
    write('package-lock.json', { '': {}, 'node_modules/fsevents': { version: '2.0.0', optional: true } });
    write('node_modules/.package-lock.json', {});
    expect(whyInstallNeeded(root)).toBeNull();
  });
});

describe.skipIf(process.platform === 'win32')('npm test in a clean clone', () => {
  it('[DEV-02] installs the packages before it needs any', () => {
    const clone = join(root, 'clone');
    for (const path of ['scripts/test.mjs', 'scripts/install.mjs', 'package.json', 'package-lock.json']) {
      cpSync(resolve(__dirname, '../..', path), join(clone, path));
    }
    // Records how it is called, and stops there.
    const calls = join(root, 'calls');
    writeFileSync(join(root, 'npm'), `#!/bin/sh\necho "$@" >> "${calls}"\nexit 7\n`);
    chmodSync(join(root, 'npm'), 0o755);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs'], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${root}:${process.env['PATH']}` },
    });
    expect(stdout).toContain('Installing packages (node_modules is missing)');
    expect(readFileSync(calls, 'utf8')).toMatch(/^ci /);
    expect(stderr.trim()).toBe('npm ci failed: see above.');
    expect(status).toBe(1);
  });
});

it('refuses a folder for temporary files without enough room, with one sentence', () => {
  expect(() => ensureSpace(root, 0)).not.toThrow();
  expect(() => ensureSpace(root, 1e12)).toThrow(/^The tests write .* but .* has only \d+ MB left\. Free some/);
});
