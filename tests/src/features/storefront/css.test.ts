import { describe, expect, test } from 'vitest';
import { findCssIssues, hidesWidgets } from '../../../../src/features/storefront/findCssIssues';
import { addVersion } from '../../../../src/features/storefront/theme/useCssVersions';
import { findInvalidThemeParts, toThemeSettings } from '../../../../src/features/storefront/themeSettings';
import { defaultSite } from '../../../support/defaultSite';

describe('findCssIssues', () => {
  const problemSummary = (css: string) => findCssIssues(css).map(({ from, to, key }) => [css.slice(from, to), key]);

  test('reports external resources', () => {
    expect(
      problemSummary("@import 'https://a.example/x.css';\n.lw-card { background: url(//b.example/y.png) }"),
    ).toEqual([
      ["@import 'https://a.example/x.css'", 'theme.css.foreign'],
      ['url(//b.example/y.png)', 'theme.css.foreign'],
    ]);
    expect(problemSummary('.a { background: url(data:image/png;base64,AA==) } .b { mask: url(#m) }')).toEqual([]);
    expect(problemSummary('/* @import "x"; url(//b.example) */')).toEqual([]);
  });

  test('reports rules that hide parts of widgets', () => {
    expect(problemSummary('.lw-title,\n.x { color: red; display : none }')).toEqual([
      ['display : none', 'theme.css.hidden'],
    ]);
    expect(hidesWidgets('@media print { .lw-card { visibility: hidden } }')).toBe(true);
    expect(hidesWidgets('.mine { display: none } /* .lw-title { display: none } */')).toBe(false);
  });

  test('reports rules that hide whole pages', () => {
    expect(
      problemSummary(
        'body{display:none} a, html { visibility: hidden }\n:root > body { display: none } * { display: none }',
      ),
    ).toEqual([
      ['display:none', 'theme.css.hiddenPage'],
      ['visibility: hidden', 'theme.css.hiddenPage'],
      ['display: none', 'theme.css.hiddenPage'],
      ['display: none', 'theme.css.hiddenPage'],
    ]);
    expect(hidesWidgets('body { display: none }')).toBe(true);
    expect(
      problemSummary('body { color: red } body .mine, .mine * { display: none } body::before { display: none }'),
    ).toEqual([]);
  });

  test('rejects changed style sheets above 100 kB', () => {
    const saved = toThemeSettings(defaultSite.settings);
    const long = { ...saved, css: 'ä'.repeat(50_001) };
    expect(findInvalidThemeParts(saved, long)).toEqual(['css']);
    expect(findInvalidThemeParts(saved, { ...saved, css: 'ä'.repeat(50_000) })).toEqual([]);
    expect(findInvalidThemeParts(long, long)).toEqual([]);
  });
});

describe('withVersion', () => {
  test('keeps the ten newest versions without duplicates', () => {
    const all = Array.from({ length: 12 }, (_, at) => ({ at, css: `.a { order: ${at} }` }));
    const storedVersions = all.reduce(addVersion, []);
    expect(storedVersions.map(({ at }) => at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    const again = addVersion(storedVersions, { at: 20, css: '.a { order: 5 }' });
    expect(again.map(({ at }) => at)).toEqual([20, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
  });

  test('drops the oldest versions above the size limit', () => {
    const long = (at: number) => ({ at, css: String(at).repeat(90_000) });
    const storedVersions = [1, 2, 3, 4, 5, 6].map(long).reduce(addVersion, []);
    expect(storedVersions.map(({ at }) => at)).toEqual([6, 5, 4, 3]);
  });
});
