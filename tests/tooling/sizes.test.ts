import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sizeBudgets } from '../../scripts/check/budgets';
import { findAdminLeaks, sizeRows, sizeTable } from '../../scripts/check/checkSizes';
import type { Manifest } from '../../scripts/check/sizes';
import { staticImports } from '../../scripts/check/sizes';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react'], dynamicImports: ['src/App.tsx'] },
  'src/App.tsx': { file: 'App.js', isDynamicEntry: true, imports: ['_react', '_lists'], css: ['App.css'] },
  'src/Chart.tsx': { file: 'Chart.js', isDynamicEntry: true, imports: ['_react', '_charts'] },
  _react: { file: 'react.js', imports: ['_circle'] },
  _circle: { file: 'circle.js', imports: ['_react'] },
  _lists: { file: 'lists.js' },
  _charts: { file: 'charts.js' },
};
const sizes: Record<string, number> = {
  'index.js': 1,
  'App.js': 10,
  'App.css': 5,
  'react.js': 100,
  'circle.js': 1000,
  'lists.js': 10_000,
  'charts.js': 200_000,
  'Chart.js': 1,
};
const size = (file: string) => sizes[file] ?? Number.NaN;
const budgets = [{ name: 'first list', roots: ['src/App.tsx'], limit: 11_111 }];

describe('size budgets', () => {
  it('follow static imports, including cycles', () => {
    expect(staticImports(manifest, ['index.html'])).toEqual(new Set(['index.html', '_react', '_circle']));
  });

  it('count entry and page together, each file once, and scripts and styles separately', () => {
    const [row] = sizeRows(manifest, size, budgets);
    expect(row).toEqual({ name: 'first list', files: 5, script: 11_111, style: 5, limit: 11_111 });
  });

  it('count a lazy chunk without what the first list has loaded', () => {
    const [, lazy] = sizeRows(manifest, size, budgets);
    expect(lazy).toMatchObject({ name: 'src/Chart.tsx', files: 2, script: 200_001 });
  });

  it('allow an extension page what react-admin’s own components cost', () => {
    const extended = { ...manifest, 'src/extensions/Page.tsx': { file: 'Chart.js', isDynamicEntry: true } };
    const getLimit = (path: string) => sizeRows(extended, size, budgets).find(({ name }) => name === path)?.limit;
    expect(getLimit('src/extensions/Page.tsx')).toBe(200 * 1024);
    expect(getLimit('src/Chart.tsx')).toBe(120 * 1024);
  });

  it('[PERF-01] mark exceeded budgets', () => {
    const rows = sizeRows(manifest, size, budgets);
    const [, first, lazy] = sizeTable(rows).split('\n');
    expect(first).toMatch(/^✓/);
    expect(lazy).toMatch(/^✗/);
  });

  it('find a script chunk by name', () => {
    const grouped: Manifest = {
      '_app-a1.js': { file: 'App.js', name: 'app' },
      '_app-b2.css': { file: 'App.css', name: 'app' },
    };
    const [row] = sizeRows(grouped, size, [{ name: 'first list', roots: ['app'], limit: 10 }]);
    expect(row).toMatchObject({ files: 1, script: 10 });
    const twice: Manifest = { ...grouped, '_app-c3.js': { file: 'App.js', name: 'app' } };
    expect(() => sizeRows(twice, size, [{ name: 'first list', roots: ['app'], limit: 10 }])).toThrow('several');
  });

  it('reject a missing page', () => {
    const renamed = [{ name: 'first list', roots: ['src/Gone.tsx'], limit: 1 }];
    expect(() => sizeRows(manifest, size, renamed)).toThrow('src/Gone.tsx');
  });
});

describe('npm run build', () => {
  let dist = '';

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'console-sizes-'));
    mkdirSync(join(dist, '.vite'));
  });

  afterEach(() => rmSync(dist, { recursive: true }));

  /** Runs the step of the build that checks the budgets, in a build with one chunk of this size. */
  function checkBuild(bytes: number) {
    const roots = new Set(sizeBudgets.flatMap((budget) => budget.roots));
    const entries = [...roots].map((root) => [root, { file: 'chunk.js', isEntry: true }]);
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(entries)));
    writeFileSync(join(dist, 'chunk.js'), randomBytes(bytes));
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const step = String(scripts.build)
      .split(' && ')
      .find((command) => command.includes('checkSizes'));
    const [script = ''] = /scripts\S+/.exec(step ?? '') ?? [];
    return spawnSync(process.execPath, ['--import', 'tsx', script, dist], { encoding: 'utf8' });
  }

  it('[PERF-01] succeeds within the budgets, and fails beyond them', () => {
    expect(checkBuild(1000)).toMatchObject({ status: 0, stderr: '' });
    const exceeded = checkBuild(2_000_000);
    expect(exceeded.status).toBe(1);
    expect(exceeded.stderr).toContain('A size budget is exceeded.');
  });
});

describe('findAdminLeaks', () => {
  const admin: Manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_list'], dynamicImports: ['src/systemAdmin/A.tsx'] },
    'src/systemAdmin/A.tsx': { file: 'A.js', isDynamicEntry: true, imports: ['_list'] },
    'i18n/fr/areas/systemAdmin.ts': { file: 'fr.js', isDynamicEntry: true },
    'i18n/fr/areas/contact.ts': { file: 'pages-fr.js', isDynamicEntry: true },
    _list: { file: 'list.js' },
  };
  const code = 'config.systemAdminPath';

  it('[APP-17] accepts that the admin area uses the code of the merchants, not the other way round', () => {
    expect(findAdminLeaks(admin, () => code)).toEqual([]);
    const imported = { ...admin, _list: { file: 'list.js', imports: ['src/systemAdmin/A.tsx'] } };
    expect(findAdminLeaks(imported, () => code)).toEqual(['index.html: A.js']);
  });

  it('[APP-17] finds modules and messages of the admin area in a shared file', () => {
    const read = (file: string) => (file === 'list.js' ? "t('systemAdmin.run.start')" : code);
    expect(findAdminLeaks(admin, read)).toEqual(['index.html: list.js']);
    const shared = { ...admin, 'i18n/fr/areas/systemAdmin.ts': { file: 'pages-fr.js', isDynamicEntry: true } };
    expect(findAdminLeaks(shared, () => code)).toEqual(['i18n/fr/areas/contact.ts: pages-fr.js']);
  });
});
