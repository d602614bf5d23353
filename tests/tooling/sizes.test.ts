import { describe, expect, it } from 'vitest';
import { sizeRows, sizeTable } from '../../scripts/check/checkSizes';
import type { Manifest } from '../../scripts/check/sizes';
import { staticClosure } from '../../scripts/check/sizes';

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
  it('follow static imports only, and through circles', () => {
    expect(staticClosure(manifest, ['index.html'])).toEqual(new Set(['index.html', '_react', '_circle']));
  });

  it('count entry and page together, each file once, scripts apart from styles', () => {
    const [row] = sizeRows(manifest, size, budgets);
    expect(row).toEqual({ name: 'first list', files: 5, script: 11_111, style: 5, limit: 11_111 });
  });

  it('count of a lazy part what is beyond the first list', () => {
    const [, lazy] = sizeRows(manifest, size, budgets);
    expect(lazy).toMatchObject({ name: 'src/Chart.tsx', files: 2, script: 200_001 });
  });

  it('mark what is above its limit', () => {
    const rows = sizeRows(manifest, size, budgets);
    const [, first, lazy] = sizeTable(rows).split('\n');
    expect(first).toMatch(/^✓/);
    expect(lazy).toMatch(/^✗/);
  });

  it('find a chunk by its name, and no style', () => {
    const grouped: Manifest = {
      '_app-a1.js': { file: 'App.js', name: 'app' },
      '_app-b2.css': { file: 'App.css', name: 'app' },
    };
    const [row] = sizeRows(grouped, size, [{ name: 'first list', roots: ['app'], limit: 10 }]);
    expect(row).toMatchObject({ files: 1, script: 10 });
    const twice: Manifest = { ...grouped, '_app-c3.js': { file: 'App.js', name: 'app' } };
    expect(() => sizeRows(twice, size, [{ name: 'first list', roots: ['app'], limit: 10 }])).toThrow('several');
  });

  it('refuse to measure a page that is not there', () => {
    const renamed = [{ name: 'first list', roots: ['src/Gone.tsx'], limit: 1 }];
    expect(() => sizeRows(manifest, size, renamed)).toThrow('src/Gone.tsx');
  });
});
