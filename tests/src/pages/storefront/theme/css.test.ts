import { describe, expect, test } from 'vitest';
import { cssProblems, hidesWidgets } from '../../../../../src/pages/storefront/theme/cssProblems';
import { lookFaults, lookOf } from '../../../../../src/pages/storefront/theme/look';
import { withVersion } from '../../../../../src/pages/storefront/theme/useCssVersions';
import { usualShop } from '../../../../support/usualShop';

describe('a style sheet', () => {
  const told = (css: string) => cssProblems(css).map(({ from, to, key }) => [css.slice(from, to), key]);

  test('that loads something from elsewhere is told where', () => {
    expect(told("@import 'https://a.example/x.css';\n.lw-card { background: url(//b.example/y.png) }")).toEqual([
      ["@import 'https://a.example/x.css'", 'theme.css.foreign'],
      ['url(//b.example/y.png)', 'theme.css.foreign'],
    ]);
    expect(told('.a { background: url(data:image/png;base64,AA==) } .b { mask: url(#m) }')).toEqual([]);
    expect(told('/* @import "x"; url(//b.example) */')).toEqual([]);
  });

  test('that hides a part of a widget is told where', () => {
    expect(told('.lw-title,\n.x { color: red; display : none }')).toEqual([['display : none', 'theme.css.hidden']]);
    expect(hidesWidgets('@media print { .lw-card { visibility: hidden } }')).toBe(true);
    expect(hidesWidgets('.mine { display: none } /* .lw-title { display: none } */')).toBe(false);
  });

  test('of more than 100 kB cannot be published, unless the shop has it already', () => {
    const saved = lookOf(usualShop.settings);
    const long = { ...saved, css: 'ä'.repeat(50_001) };
    expect(lookFaults(saved, long)).toEqual(['css']);
    expect(lookFaults(saved, { ...saved, css: 'ä'.repeat(50_000) })).toEqual([]);
    expect(lookFaults(long, long)).toEqual([]);
  });
});

describe('published style sheets', () => {
  test('are kept, the newest first, none twice, ten at most', () => {
    const all = Array.from({ length: 12 }, (_, at) => ({ at, css: `.a { order: ${at} }` }));
    const kept = all.reduce(withVersion, []);
    expect(kept.map(({ at }) => at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    const again = withVersion(kept, { at: 20, css: '.a { order: 5 }' });
    expect(again.map(({ at }) => at)).toEqual([20, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
  });

  test('make room for the newest: what the browser keeps has an end', () => {
    const long = (at: number) => ({ at, css: String(at).repeat(90_000) });
    const kept = [1, 2, 3, 4, 5, 6].map(long).reduce(withVersion, []);
    expect(kept.map(({ at }) => at)).toEqual([6, 5, 4, 3]);
  });
});
