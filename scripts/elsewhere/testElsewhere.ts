/**
 * `npm run test:elsewhere`: runs the tests that depend on a world in all others, and prints a table. `-- zone font` runs
 * those whose name has one of the words; `-- --next` the one whose turn it is with this commit. Requires a build, and
 * for long worlds the registries of npm and Debian.
 */
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findOrInstallChromium } from '../run/chromium.ts';
import { copyRepository } from '../run/copyRepository.ts';
import { countCommits } from '../run/countCommits.ts';
import { installPackage } from '../run/installPackage.ts';
import { chooseWorld, type World, worlds } from './worlds.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** User and group without rights on most systems. */
const NOBODY = 65_534;

const STEP_TIMEOUT_MS = 10 * 60_000;

/** Of all checks and tests, in a slow world on a slow machine. */
const WHOLE_TIMEOUT_MS = 120 * 60_000;

/** Variables of this run, which would choose other tests. */
const ownVariables = ['FULL_TESTS', 'FONTS', 'DIST', 'NODE_OPTIONS', 'PLAYWRIGHT_JSON_OUTPUT_NAME'];

interface Outcome {
  world: World;
  /** Steps that failed. */
  failed: string[];
  seconds: number;
}

const isRoot = process.getuid?.() === 0;

function runWorld(world: World): Outcome {
  console.log(`\n── in another world: ${world.name}`);
  const start = performance.now();
  const folder = world.folder === undefined ? null : mkdtempSync(join(tmpdir(), 'console-elsewhere-'));
  try {
    if (world.debian) ensureProgram(world.debian);
    if (world.isIsolated && !(isRoot && process.platform === 'linux'))
      throw new Error('Only root on Linux can give this world its own network and mounts.');
    const place = folder === null || world.folder === undefined ? root : copyWorld(world, join(folder, world.folder));
    const node = world.node === undefined ? process.execPath : join(place, 'node_modules', world.node);
    if (folder !== null && isLesserUser(world)) giveAway(folder);
    const environment = {
      ...getEnvironment(world),
      ...(world.isUnprivileged && folder !== null ? { HOME: folder } : {}),
    };
    const failed = getSteps(world).flatMap(({ name, args }) => {
      const [program = node, ...rest] = [...getPreparation(world), node, '--import', 'tsx', ...args];
      const timeout = world.isWhole ? WHOLE_TIMEOUT_MS : STEP_TIMEOUT_MS;
      const { status } = spawnSync(program, rest, { cwd: place, env: environment, timeout, stdio: 'inherit' });
      return status === 0 ? [] : [name];
    });
    return { world, failed, seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { world, failed: ['preparation'], seconds: (performance.now() - start) / 1000 };
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}

const isLesserUser = ({ isUnprivileged }: World) => isUnprivileged === true && isRoot;

/** Two network interfaces that are connected to each other alone. Without them, the browser would be offline. */
const network = `ip link set lo up
ip link add type veth
ip address add 192.0.2.1/24 dev veth0
ip link set veth0 up
ip link set veth1 up`;

/** Programs that make the world, each of which runs the next one, and the last one a step. */
function getPreparation(world: World): readonly string[] {
  // The shell stays, because the first process of an isolated world has to await all that lose their parent.
  const commands = ['set -e', ...(world.isIsolated ? [network] : []), world.shell ?? '', '"$@"', 'exit'];
  return [
    ...(world.isIsolated ? ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'] : []),
    ...(world.isIsolated || world.shell !== undefined ? ['sh', '-c', commands.join('\n'), 'sh'] : []),
    ...(isLesserUser(world) ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []),
  ];
}

function getSteps({
  isWhole,
  checks = [],
  isBuilt,
  unit,
  browser,
  tag,
}: World): { name: string; args: readonly string[] }[] {
  if (isWhole) return [{ name: 'all checks and tests', args: ['scripts/test.mjs'] }];
  return [
    ...checks,
    ...(isBuilt
      ? [{ name: 'production build', args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] }]
      : []),
    ...(unit
      ? [{ name: 'unit tests', args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...unit] }]
      : []),
    ...(browser
      ? [
          {
            name: 'end-to-end tests',
            args: [
              'node_modules/@playwright/test/cli.js',
              'test',
              '--reporter=dot',
              '--pass-with-no-tests',
              ...(tag ? [`--grep=${tag}`] : []),
              ...browser,
            ],
          },
        ]
      : []),
  ];
}

function getEnvironment({ environment = {}, isWhole = false }: World): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !ownVariables.includes(name));
  const preload = `--import=${pathToFileURL(join(root, 'scripts/elsewhere/shiftClock.mjs')).href}`;
  const clock = environment['CLOCK_START'] ? { NODE_OPTIONS: preload, CLOCK_STARTED_AT: String(Date.now()) } : {};
  // The projects with other fonts have their own worlds.
  const fonts = isWhole ? {} : { FONTS: 'usual' };
  const usual = { CHROMIUM_PATH: findOrInstallChromium(), ...fonts };
  return { ...Object.fromEntries(inherited), ...usual, ...environment, ...clock };
}

/** @throws with one sentence if the program can't be installed */
function ensureProgram({ program, packages }: NonNullable<World['debian']>): void {
  if (!existsSync(program)) installPackage(...packages);
  if (!existsSync(program))
    throw new Error(`${program} is missing. Install ${packages.join(' and ')}, which only root on Debian can do here.`);
}

/** Installs packages beside the copy, and links them into it. @throws with one sentence if npm fails */
function replacePackages(packages: Readonly<Record<string, string>>, place: string): void {
  const beside = join(place, '..', 'packages');
  mkdirSync(beside);
  writeFileSync(join(beside, 'package.json'), '{}');
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...wanted];
  const { status } = spawnSync('npm', args, { cwd: beside, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${wanted.join(' and ')} can't be installed from the npm registry.`);
  for (const name of readdirSync(join(beside, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    rmSync(join(place, 'node_modules', name), { force: true });
    symlinkSync(join(beside, 'node_modules', name), join(place, 'node_modules', name));
  }
}

/** Copies the repository and its build. Packages are linked one by one, so that tools can write beside them. */
function copyWorld({ files = {}, isBuilt, isWhole, packages }: World, place: string): string {
  copyRepository(root, place);
  // Some tests ask git for the files.
  if (isWhole) for (const args of [['init'], ['add', '--all']]) spawnSync('git', [...args, '--quiet'], { cwd: place });
  const built = [...(isBuilt || isWhole ? [] : ['dist']), ...(isWhole ? [] : ['dist-server'])];
  for (const folder of built) cpSync(join(root, folder), join(place, folder), { recursive: true });
  mkdirSync(join(place, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !entry.startsWith('.vite')))
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
  if (packages) replacePackages(packages, place);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), content);
  }
  return place;
}

function giveAway(folder: string): void {
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

function chooseWorlds(args: readonly string[]): readonly World[] {
  if (args.includes('--next')) return [chooseWorld(countCommits())];
  return args.length === 0 ? worlds : worlds.filter(({ name }) => args.some((word) => name.includes(word)));
}

const chosen = chooseWorlds(process.argv.slice(2));
if (chosen.length === 0)
  console.error(`There is no such world. There are: ${worlds.map(({ name }) => name).join(', ')}.`);
const outcomes = chosen.map(runWorld);
const nameWidth = Math.max(...chosen.map(({ name }) => name.length));
console.log('');
for (const { world, failed, seconds } of outcomes)
  console.log(
    `${failed.length > 0 ? '✗' : '✓'} ${world.name.padEnd(nameWidth)}  ${seconds.toFixed(1).padStart(6)} s  ${failed.join(', ')}`.trimEnd(),
  );
process.exitCode = chosen.length === 0 || outcomes.some(({ failed }) => failed.length > 0) ? 1 : 0;
