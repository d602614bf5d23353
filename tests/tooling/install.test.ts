import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staleness } from '../../scripts/install.mjs';

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

describe('whether packages have to be installed', () => {
  it('not when what is installed is what the lock file says', () => {
    write('node_modules/.package-lock.json', { 'node_modules/react': react });
    expect(staleness(root)).toBeNull();
  });

  it('when nothing is installed', () => {
    expect(staleness(root)).toBe('node_modules is missing');
  });

  it('when the installation broke off, and its record cannot be read', () => {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages": {');
    expect(staleness(root)).toBe('node_modules is missing');
  });

  it('when a package is missing', () => {
    write('node_modules/.package-lock.json', {});
    expect(staleness(root)).toBe('node_modules/react is missing');
  });

  it('when a package has another version, or other contents', () => {
    write('node_modules/.package-lock.json', { 'node_modules/react': { ...react, version: '19.3.0' } });
    expect(staleness(root)).toContain('node_modules/react');
    write('node_modules/.package-lock.json', { 'node_modules/react': { ...react, integrity: 'sha512-b' } });
    expect(staleness(root)).toContain('node_modules/react');
  });

  it('not for packages of other platforms, which npm leaves out', () => {
    write('package-lock.json', { '': {}, 'node_modules/fsevents': { version: '2.0.0', optional: true } });
    write('node_modules/.package-lock.json', {});
    expect(staleness(root)).toBeNull();
  });
});
