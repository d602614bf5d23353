import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, wantedRatio } from '../../../../../src/lib/colour/contrast';
import { type Colours, themeOf } from '../../../../../src/pages/storefront/theme/look';
import { presets } from '../../../../../src/pages/storefront/theme/presets';
import { checkPairs } from '../../../../../src/pages/storefront/theme/themePairs';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const themes: fc.Arbitrary<Colours> = fc.record({
  brandPrimaryColor: colour,
  psrStarColor: colour,
  btnPrimaryBg: colour,
  btnPrimaryColor: colour,
});

/** What WCAG asks of the pairs, said once more: the text of the button, the brand and the star on the page, the button on the page. */
function failing({ brandPrimaryColor, psrStarColor, btnPrimaryBg, btnPrimaryColor }: Colours, page: string): string[] {
  const isTooLow = (one: string, other: string, ratio: number) => contrastRatio(one, other) < ratio;
  return [
    ...(isTooLow(btnPrimaryColor, btnPrimaryBg, wantedRatio.text) ? ['buttonText'] : []),
    ...(isTooLow(brandPrimaryColor, page, wantedRatio.text) ? ['brand'] : []),
    ...(isTooLow(psrStarColor, page, wantedRatio.graphic) ? ['star'] : []),
    ...(isTooLow(btnPrimaryBg, page, wantedRatio.graphic) ? ['button'] : []),
  ];
}

describe.each([
  ['light', '#ffffff'],
  ['dark', '#17181a'],
] as const)('in a %s shop', (scheme, page) => {
  test('of 10,000 themes every pair that fails is told, and what is offered passes', () => {
    return fc.assert(
      fc.property(themes, (theme) => {
        const before = failing(theme, page);
        const told = checkPairs(theme, scheme).filter(({ passes }) => !passes);
        expect(told.map(({ name }) => name)).toEqual(before);
        const spoiling = told.filter(({ name, offers }) => {
          const left = offers.map((offer) => failing({ ...theme, ...offer }, page));
          // What mends one pair spoils none that was fine.
          return left.length === 0 || left.flat().some((one) => one === name || !before.includes(one));
        });
        expect(spoiling).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

test('every preset passes in a light shop', () => {
  expect(presets.filter(({ colours }) => failing(colours, '#ffffff').length > 0)).toEqual([]);
});

test('a theme without colours is drawn in the usual ones, which pass', () => {
  const none = { brandPrimaryColor: '', psrStarColor: 'red;}body{', btnPrimaryBg: 'var(--x)', btnPrimaryColor: '' };
  expect(checkPairs(themeOf(none, none), 'light').every(({ passes }) => passes)).toBe(true);
});
