import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presets } from '../../../../src/features/storefront/theme/PresetList';
import { checkPairs } from '../../../../src/features/storefront/themePairs';
import { type ThemeColors, toWidgetTheme } from '../../../../src/features/storefront/themeSettings';
import { contrastRatio, MIN_CONTRAST_RATIO } from '../../../../src/lib/color/contrast';
import { countCases } from '../../../support/countCases';
import { caseCount } from '../../../support/fullRun';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const themes: fc.Arbitrary<ThemeColors> = fc.record({
  brandPrimaryColor: color,
  psrStarColor: color,
  btnPrimaryBg: color,
  btnPrimaryColor: color,
});

/** Independent implementation of the WCAG requirements: returns the names of failing pairs. */
function findFailingPairs(
  { brandPrimaryColor, psrStarColor, btnPrimaryBg, btnPrimaryColor }: ThemeColors,
  page: string,
): string[] {
  const isTooLow = (a: string, b: string, ratio: number) => contrastRatio(a, b) < ratio;
  return [
    ...(isTooLow(btnPrimaryColor, btnPrimaryBg, MIN_CONTRAST_RATIO.text) ? ['buttonText'] : []),
    ...(isTooLow(brandPrimaryColor, page, MIN_CONTRAST_RATIO.text) ? ['brand'] : []),
    ...(isTooLow(psrStarColor, page, MIN_CONTRAST_RATIO.graphic) ? ['star'] : []),
    ...(isTooLow(btnPrimaryBg, page, MIN_CONTRAST_RATIO.graphic) ? ['button'] : []),
  ];
}

describe.each([
  ['light', '#ffffff'],
  ['dark', '#17181a'],
] as const)('in the %s scheme', (scheme, page) => {
  test('finds all failing pairs of random themes and offers fixes that pass', () => {
    const numRuns = caseCount(2_000, 10_000);
    countCases('contrast', numRuns);
    return fc.assert(
      fc.property(themes, (theme) => {
        const before = findFailingPairs(theme, page);
        const failingPairs = checkPairs(theme, scheme).filter(({ passes }) => !passes);
        expect(failingPairs.map(({ name }) => name)).toEqual(before);
        const badFixes = failingPairs.filter(({ name, fixes }) => {
          const left = fixes.map((offer) => findFailingPairs({ ...theme, ...offer }, page));
          // A fix must not break a pair that passed before.
          return left.length === 0 || left.flat().some((item) => item === name || !before.includes(item));
        });
        expect(badFixes).toEqual([]);
      }),
      { numRuns },
    );
  });
});

test('all presets pass in the light scheme', () => {
  expect(presets.filter(({ colors }) => findFailingPairs(colors, '#ffffff').length > 0)).toEqual([]);
});

test('the default colors pass', () => {
  const none = { brandPrimaryColor: '', psrStarColor: 'red;}body{', btnPrimaryBg: 'var(--x)', btnPrimaryColor: '' };
  expect(checkPairs(toWidgetTheme(none, none), 'light').every(({ passes }) => passes)).toBe(true);
});
