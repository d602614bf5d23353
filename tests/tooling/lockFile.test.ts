import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

interface LockEntry {
  version?: string;
  integrity?: string;
  os?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(resolve(__dirname, '../../package-lock.json'), 'utf8');
// Format of npm's lock file.
const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };

/** Resolves a dependency of the package at `from` like npm, in the nearest node_modules folder upward. */
function findPath(from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return null;
  }
}

const optional = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ from, name, path: findPath(from, name) })),
);

it('[DEV-01] lists every optional package of every tool, for each platform', () => {
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter(({ path }) => !path).map(({ from, name }) => `${name} of ${from}`)).toEqual([]);
});

it('has a version and a checksum of each package', () => {
  const incomplete = optional.filter(({ path }) => {
    const entry = path ? packages[path] : undefined;
    return entry && !(entry.version && entry.integrity);
  });
  expect(incomplete).toEqual([]);
});

const tools = ['@biomejs/biome', 'esbuild', 'lightningcss', 'oxc-parser', 'oxc-resolver', 'rolldown', 'typescript'];

it.each(['linux', 'darwin', 'win32'])('[DEV-01] has the binaries of each tool for %s', (platform) => {
  const lacking = tools.filter(
    (tool) =>
      !optional.some(
        ({ from, path }) => from === `node_modules/${tool}` && path && packages[path]?.os?.includes(platform),
      ),
  );
  expect(lacking).toEqual([]);
});

it('pins each direct dependency to one version', () => {
  const { dependencies, devDependencies } = packages[''] ?? {};
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it.each(['@mui/material', 'react-dropzone', 'react', 'ra-core'])('installs one version of %s', (name) => {
  const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  expect(copies).toEqual([`node_modules/${name}`]);
});
