/**
 * Worlds that the project didn't make, as data: a machine, a person or a time for which the tests weren't written, and
 * the tests that depend on it. Each takes less than 45 s on two quiet cores, or has `isLong`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_DIST } from '../check/buildCore.ts';

const sampleFolder = join(import.meta.dirname, '../../tests/extension');

/** Where, and as whom, the tests of a world run. */
export interface World {
  name: string;
  /** Variables of all processes. */
  environment?: Readonly<Record<string, string>>;
  /** Runs in a copy of the repository in a folder of this name. */
  folder?: string;
  /** Runs the copy as another user than root, with an own home. If the tests' user isn't root, nothing changes. */
  isUnprivileged?: boolean;
  /** Files that the copy has instead of those of the repository, or beside them: their content by path. */
  files?: Readonly<Record<string, string>>;
  /** Programs that run first, which must end without an error. */
  checks?: readonly { name: string; args: readonly string[] }[];
  /** Builds the console in the copy. */
  isBuilt?: boolean;
  /** Takes minutes, or installs something, so only `npm run test:full` visits it. */
  isLong?: boolean;
  /** Commands of a shell that run before each step, in its process. If it is isolated, they run as root. */
  shell?: string;
  /** Runs each step with a network that leads nowhere, and own mounts and processes. */
  isIsolated?: boolean;
  /** Program that is needed, and the packages of Debian that bring it. */
  debian?: { program: string; packages: readonly string[] };
  /** Packages of the npm registry that the copy has instead of those of the lock file: their version by name. */
  packages?: Readonly<Record<string, string>>;
  /** Program of `packages` that runs everything instead of this Node. */
  node?: string;
  /** Runs all that `npm test` runs, instead of the tests below. */
  isWhole?: boolean;
  /** Vitest files. */
  unit?: readonly string[];
  /** Playwright specs. */
  browser?: readonly string[];
  /** Only the browser tests with this tag. */
  tag?: string;
}

/** Everything that reads or shows a date. */
const dates = {
  unit: [
    'tests/src/lib/format',
    'tests/src/ui/form',
    'tests/src/engine/listState',
    'tests/src/features/analytics',
    'tests/src/features/sales',
    'tests/dataProvider/graphql/variables.test.ts',
    'tests/resources',
  ],
  browser: ['tests/e2e/forms/createReview.spec.ts', 'tests/e2e/forms/filters.spec.ts', 'tests/e2e/analytics'],
};

/** What compares times with now. */
const clocks = {
  unit: [
    'tests/src/lib/format',
    'tests/src/engine/listState',
    'tests/src/features/analytics',
    'tests/src/features/sales',
  ],
  browser: ['tests/e2e/lists/clock.spec.ts', 'tests/e2e/analytics', 'tests/e2e/sales', 'tests/e2e/dashboard'],
};

/** What a font can break. */
const layouts = {
  browser: ['tests/e2e/layout', 'tests/e2e/lists/rowContent.spec.ts', 'tests/e2e/lists/lists.phone.spec.ts'],
  tag: '@layout',
};

/** What formats, sorts or reads words and numbers, and the test that opens pages in any language. */
const words = {
  unit: [
    'tests/src/lib/format',
    'tests/src/lib/csv',
    'tests/src/features/imports/check',
    'tests/resources',
    'tests/i18n',
  ],
  browser: ['tests/e2e/layout/layout.spec.ts'],
};

/** The extension of the tests, as the files of a company. */
const sampleExtension = Object.fromEntries(
  readdirSync(sampleFolder).map((name) => [
    `src/extensions/${name}`,
    readFileSync(join(sampleFolder, name), 'utf8').replaceAll("'../../src/", "'../"),
  ]),
);

const inZone = (zone: string): World => ({
  name: `time zone ${zone}`,
  environment: { TZ: zone, BROWSER_TIME_ZONE: zone },
  ...dates,
});

/** What starts servers, writes files and opens a browser. */
const machine = {
  unit: [
    'tests/tooling/chromium.test.ts',
    'tests/tooling/ports.test.ts',
    'tests/tooling/serve.test.ts',
    'tests/tooling/serveCommand.test.ts',
    'tests/mock-server/start.test.ts',
  ],
  browser: ['tests/e2e/session.spec.ts', 'tests/e2e/imports/keyboard.spec.ts', 'tests/e2e/media/upload.spec.ts'],
};

/** Little more than `npm test` asks for. */
const smallTmp = `mount -t tmpfs -o size=256m,mode=1777 tmpfs /mnt
export TMPDIR=/mnt`;

const onlyIPv6 = `ip address del 127.0.0.1/8 dev lo
mount -t tmpfs tmpfs /media
echo '::1 localhost' >/media/hosts
mount --bind /media/hosts /etc/hosts`;

/** Those that the console, the mock server and the server of the build choose first. */
const portsInUse = `node -e 'for (const port of [4000, 5173, 8080]) require("net").createServer().listen(port)' &`;

const noFonts = 'mount -t tmpfs tmpfs /usr/share/fonts';

const ownBrowser = `mkdir -p '../my browser'
ln -sf "$CHROMIUM_PATH" '../my browser/browser'
export CHROMIUM_PATH="$(realpath -s '../my browser/browser')"`;

/** Each write waits until it is on the disk. */
const slowDisk = `truncate -s 2G ../image
mkfs.ext4 -qF ../image
mkdir -p ../disk
mount -o loop,sync,dirsync ../image ../disk
cp -a . ../disk/console
cd ../disk/console
mkdir ../tmp
export TMPDIR="$(realpath ../tmp)"`;

/** A clock that runs from an instant. */
const startingAt = (name: string, zone: string, instant: string): World => ({
  name,
  environment: { TZ: zone, BROWSER_TIME_ZONE: zone, CLOCK_START: instant },
  ...clocks,
});

const inLanguage = (locale: string): World => ({
  name: `system language ${locale}`,
  environment: { LANG: `${locale.replace('-', '_')}.UTF-8`, BROWSER_LOCALE: locale },
  ...words,
});

export const worlds: readonly World[] = [
  { name: 'a narrow font', environment: { FONTS: 'narrow' }, ...layouts },
  { name: 'a wide font', environment: { FONTS: 'wide' }, ...layouts },
  { name: 'missing fonts', environment: { FONTS: 'missing' }, ...layouts },
  inZone('America/Los_Angeles'),
  inZone('Asia/Kathmandu'),
  inZone('Asia/Tokyo'),
  inZone('Pacific/Auckland'),
  startingAt('the morning', 'Europe/Berlin', '2026-06-17T08:00:00+02:00'),
  startingAt('midnight', 'Europe/Berlin', '2026-06-30T23:59:40+02:00'),
  startingAt('the end of summer time', 'Europe/Berlin', '2026-10-25T02:59:40+02:00'),
  startingAt('the start of summer time', 'Europe/Berlin', '2026-03-29T01:59:40+01:00'),
  inLanguage('de-DE'),
  inLanguage('ar-EG'),
  inLanguage('ja-JP'),
  {
    name: 'a path with spaces',
    folder: 'the merchant’s console',
    isBuilt: true,
    unit: ['tests/tooling/viteConfig.test.ts', 'tests/tooling/serveCommand.test.ts', 'tests/tooling/zones.test.ts'],
    browser: ['tests/e2e/session.spec.ts', 'tests/e2e/fonts.spec.ts'],
  },
  {
    name: 'a user who isn’t root',
    folder: 'console',
    isUnprivileged: true,
    unit: ['tests/tooling/chromium.test.ts', 'tests/tooling/ports.test.ts', 'tests/mock-server'],
    browser: ['tests/e2e/session.spec.ts', 'tests/e2e/imports/keyboard.spec.ts'],
  },
  { name: 'files that only their owner can read', folder: 'owned', shell: 'umask 077', ...machine },
  {
    name: 'a browser that nobody named',
    environment: { CHROMIUM_PATH: '' },
    unit: ['tests/tooling/chromium.test.ts'],
    browser: ['tests/e2e/session.spec.ts'],
  },
  { name: 'a small folder for temporary files', isLong: true, isIsolated: true, shell: smallTmp, ...machine },
  { name: 'a localhost of IPv6 alone', isLong: true, isIsolated: true, shell: onlyIPv6, ...machine },
  {
    name: 'a machine without a network',
    isLong: true,
    isIsolated: true,
    shell: 'ip link delete veth0',
    browser: ['tests/e2e/session.spec.ts'],
  },
  { name: 'ports in use', isLong: true, isIsolated: true, shell: portsInUse, ...machine },
  { name: 'a slow disk', isLong: true, folder: 'slow', isIsolated: true, shell: slowDisk, ...machine },
  {
    name: 'the worst combination',
    isLong: true,
    folder: 'the merchant’s console',
    isUnprivileged: true,
    isIsolated: true,
    shell: [smallTmp, onlyIPv6, portsInUse, noFonts, ownBrowser, 'umask 077'].join('\n'),
    // The end-to-end tests read the words of an English browser.
    environment: { TZ: 'Asia/Kathmandu', BROWSER_TIME_ZONE: 'Asia/Kathmandu', LANG: 'ar_EG.UTF-8' },
    isWhole: true,
  },
  {
    name: 'an extension in place',
    folder: 'acme',
    files: sampleExtension,
    // The console's own tests don't know what it changes.
    environment: { SAMPLE_EXTENSION: '1', DIST: CORE_DIST },
    checks: [
      { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
      {
        name: 'lint',
        args: [
          'node_modules/@biomejs/biome/bin/biome',
          'ci',
          '--error-on-warnings',
          '--vcs-enabled=false',
          'src/extensions',
        ],
      },
      { name: 'import zones', args: ['scripts/lint/checkZones.ts'] },
      { name: 'build without the extension', args: ['scripts/check/buildCore.ts'] },
    ],
    isBuilt: true,
    unit: [
      'tests/tooling/extension',
      'tests/tooling/worlds.test.ts',
      'tests/tooling/reactAdminGuide.test.ts',
      'tests/src/extensions',
      'tests/src/engine/guide',
    ],
    browser: [
      'tests/e2e/extension.spec.ts',
      'tests/e2e/extension.core.spec.ts',
      'tests/e2e/session.spec.ts',
      'tests/e2e/lists/address.spec.ts',
    ],
  },
  {
    name: 'a backend made by other tools',
    isLong: true,
    environment: { OTHER_TOOLS: '1' },
    unit: ['tests/faults/otherTools.test.ts'],
    browser: ['tests/e2e/everyPage/otherTools.spec.ts'],
  },
  {
    name: 'Firefox',
    isLong: true,
    folder: 'firefox',
    debian: { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
    // Newer versions send a command that Firefox ESR doesn't know.
    packages: { '@playwright/test': '1.64.1' },
    environment: { FIREFOX_PATH: '/usr/bin/firefox-esr' },
    tag: '@anyBrowser',
    browser: ['tests/e2e'],
  },
  {
    name: 'WebKitGTK',
    isLong: true,
    debian: { program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
    environment: { OTHER_TOOLS: '1' },
    browser: ['tests/e2e/otherBrowsers'],
  },
  {
    name: 'the newest Node LTS',
    isLong: true,
    folder: 'newest node',
    packages: { [`node-${process.platform}-${process.arch}`]: '24.21.0' },
    node: `node-${process.platform}-${process.arch}/bin/node`,
    // The test of the development server is part of full runs.
    environment: { FULL_TESTS: '1' },
    isBuilt: true,
    unit: [
      'tests/tooling/install.test.ts',
      'tests/tooling/serve.test.ts',
      'tests/tooling/serveCommand.test.ts',
      'tests/mock-server/start.test.ts',
      // Of full runs, only what depends on the requests of Node: the orders of responses don't.
      'tests/dataProvider/http',
      'tests/dataProvider/rest',
      'tests/dataProvider/session',
      'tests/dataProvider/uploads.test.ts',
    ],
    browser: ['tests/e2e/devServer.spec.ts', 'tests/e2e/session.spec.ts'],
  },
];

/**
 * The world of a commit: one after the other, so that a few commits visit all but the long ones.
 * @param count number of commits so far
 */
export function chooseWorld(count: number): World {
  const short = worlds.filter(({ isLong }) => !isLong);
  const world = short[count % short.length];
  if (!world) throw new Error('There are no worlds.');
  return world;
}
