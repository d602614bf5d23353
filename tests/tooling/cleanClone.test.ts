import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../../scripts/run/copyRepository.ts';
import { isFullRun } from '../support/fullRun.ts';

const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'console-clone-'));
const clone = join(folder, 'clone');
/** The only folder of PATH: it has no browser and no package manager of a system. */
const programs = join(folder, 'programs');

/** What the run of this test sets for its own processes. */
const ownVariables = /^(CHROMIUM_PATH|FULL_TESTS|NODE_ENV|TEST|VITEST.*|PLAYWRIGHT_.*)$/;

/** A machine without a browser, which can't download one either. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownVariables.test(name))),
  PATH: programs,
  PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers'),
  PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
};

const execute = promisify(execFile);

/** Runs Node in the clone. */
async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const options = { cwd: clone, env: { ...environment, ...variables } };
  const { code, stdout, stderr } = await execute(process.execPath, args, options).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { status: code, stdout, stderr };
}

/** An `npm` in PATH that does what `script` says. It gets its arguments as `args`. */
function writeNpm(script: string): void {
  const lines = [`#!${process.execPath}`, 'const args = process.argv.slice(2).join(" ");', script];
  writeFileSync(join(programs, 'npm'), lines.join('\n'));
  chmodSync(join(programs, 'npm'), 0o755);
}

/** Links the packages of this run instead of installing them again. */
const linkPackages = `
  if (!args.startsWith('ci ')) process.exit(2);
  require('node:fs').symlinkSync(${JSON.stringify(join(root, 'node_modules'))}, 'node_modules');`;

/** The installed npm. */
function linkNpm(): void {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, 'npm'));
  const npm = paths.find((path) => existsSync(path));
  if (npm === undefined) throw new Error('there is no npm in PATH');
  symlinkSync(npm, join(programs, 'npm'));
}

/** Installs all packages in a full run. */
const TIMEOUT_MS = 10 * 60_000;

const playwright = 'node_modules/@playwright/test/cli.js';

/** Takes a minute, and needs npm's registry. */
const withoutPackages = isFullRun
  ? [
      {
        title: 'none can be installed',
        provideNpm: linkNpm,
        variables: {},
        sentence: 'Chromium was not found and could not be installed. Install it, or set CHROMIUM_PATH.',
      },
    ]
  : [];

/** `knip` loads the configurations of all tools. */
const loadedInFull: [string, string[]][] = isFullRun
  ? [
      ['the unit tests', ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly']],
      ['the dead exports', ['node_modules/knip/bin/knip.js', '--no-progress']],
    ]
  : [];

beforeAll(() => {
  copyRepository(root, clone);
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm test in a clean clone', () => {
  it('[DEV-02] needs no packages before it has installed those of the lock file', async () => {
    writeNpm('console.log("npm", args); process.exit(1);');
    const { status, stdout, stderr } = await run(['scripts/test.mjs']);
    expect(stdout).toContain('Installing packages (node_modules is missing) …');
    expect(stdout).toMatch(/^npm ci --ignore-scripts/m);
    expect([status, stderr.trim()]).toEqual([1, 'npm ci failed: see above.']);
  });

  it.each([
    {
      title: 'CHROMIUM_PATH is none',
      provideNpm: () => writeNpm(linkPackages),
      variables: { CHROMIUM_PATH: '/no/browser' },
      sentence: 'CHROMIUM_PATH=/no/browser is not an executable.',
    },
    ...withoutPackages,
  ])(
    '[DEV-02] installs the packages, and reports in one sentence that there is no browser: $title',
    async ({ provideNpm, variables, sentence }) => {
      rmSync(join(programs, 'npm'), { force: true });
      rmSync(join(clone, 'node_modules'), { recursive: true, force: true });
      provideNpm();
      const { status, stdout, stderr } = await run(['scripts/test.mjs'], variables);
      expect(stdout).toContain('Installing packages (node_modules is missing) …');
      expect(stderr.trim().split('\n').at(-1)).toBe(sentence);
      expect([status, stdout.trimEnd().split('\n').at(-1)]).toEqual([1, '0 passed, 1 failed']);
      // No step of the checks has started.
      expect(stdout).not.toContain('──');
    },
    TIMEOUT_MS,
  );

  // Neither the production build nor a browser is there.
  it.each([
    ['the end-to-end tests', [playwright, 'test', '--list', ...(isFullRun ? [] : ['tests/e2e/container.spec.ts'])]],
    ...loadedInFull,
  ])(
    '[DEV-02] loads the configuration of %s before later steps have run',
    async (_name, args) => {
      expect(existsSync(join(clone, 'dist'))).toBe(false);
      const { status, stdout, stderr } = await run(['--import', 'tsx', ...args], { TAKE_TURNS: '' });
      expect(status, stdout + stderr).toBe(0);
    },
    TIMEOUT_MS,
  );
});
