import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(__dirname, '../..');
const defaults: unknown = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8'));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-config-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<html><head></head></html>');
});

afterAll(() => rmSync(folder, { recursive: true }));

function serveWith(config: string, ...options: string[]) {
  const file = join(folder, 'config.json');
  writeFileSync(file, config);
  const args = ['--import', 'tsx', join(root, 'scripts/serve/serve.ts'), join(folder, 'dist'), ...options];
  return spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, CONFIG: file },
  });
}

describe('npm run serve', () => {
  it.each([
    ['mediaUrl', JSON.stringify({ ...Object(defaults), mediaUrl: 'javascript:alert(1)' })],
    ['apiURL', JSON.stringify({ ...Object(defaults), apiURL: 'https://api.example' })],
    ['supportEmail', JSON.stringify({ ...Object(defaults), supportEmail: undefined })],
    ['config.json', 'no JSON'],
  ])('does not start with an invalid configuration, and reports %s', (name, config) => {
    const { status, stderr } = serveWith(config);
    expect(status).toBe(1);
    expect(stderr).toContain(name);
  });

  it.each(['--help', '-h'])('prints what it takes, and starts nothing: %s', (option) => {
    const { status, stdout } = serveWith('no JSON', option);
    expect(status).toBe(0);
    for (const name of ['FOLDER', '--check', '--help', 'PORT', 'CONFIG']) expect(stdout).toContain(name);
  });

  it('refuses an unknown option in one line', () => {
    const { status, stderr } = serveWith(JSON.stringify(defaults), '--prot=8080');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--prot'.*\n$/);
  });
});
