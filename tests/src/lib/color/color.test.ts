import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../../src/lib/color/contrast';
import { isHexColor, parseHexColor } from '../../../../src/lib/color/hexColor';
import { hasSufficientContrast, nearestAccessibleColor } from '../../../../src/lib/color/nearestAccessibleColor';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('parseHexColor', () => {
  test.each([
    ['#1F6F5C', '#1f6f5c'],
    ['1f6f5c', '#1f6f5c'],
    [' #abc ', '#aabbcc'],
    ['ABC', '#aabbcc'],
    ['red', null],
    ['red;}body{display:none', null],
    ['var(--x)', null],
    ['#12345', null],
    ['#11223344', null],
    ['rgb(1,2,3)', null],
    ['', null],
  ])('parses %j as %j', (typed, color) => expect(parseHexColor(typed)).toBe(color));

  test('accepts only #rrggbb as a color', () => {
    expect(['#1f6f5c', '#1F6F5C'].every(isHexColor)).toBe(true);
    expect(['#abc', 'red', '#1f6f5c;', '#1f6f5c\n', 'transparent'].some(isHexColor)).toBe(false);
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });
});

describe('nearestAccessibleColor', () => {
  test('returns an accessible color unchanged', () => {
    expect(nearestAccessibleColor('#000000', [{ against: '#ffffff', ratio: 4.5 }])).toBe('#000000');
  });

  test('always finds an accessible color against one color', () => {
    return fc.assert(
      fc.property(colors, colors, fc.constantFrom(3, 4.5), (color, against, ratio) => {
        const found = nearestAccessibleColor(color, [{ against, ratio }]);
        expect(found).not.toBeNull();
        expect(isHexColor(found ?? '')).toBe(true);
        expect(contrastRatio(found ?? '', against)).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 2_000 },
    );
  });

  test('returns null against two colors only if no gray is accessible', () => {
    return fc.assert(
      fc.property(colors, colors, colors, (color, a, b) => {
        const expected = [
          { against: a, ratio: 4.5 },
          { against: b, ratio: 3 },
        ];
        const found = nearestAccessibleColor(color, expected);
        if (found !== null) expect(hasSufficientContrast(found, expected)).toBe(true);
        // Grays cover all luminances, except for rounding.
        else expect(greys.filter((grey) => hasSufficientContrast(grey, expected)).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps the hue, and changes the lightness minimally', () => {
    const found = nearestAccessibleColor('#ffcc00', [{ against: '#ffffff', ratio: 4.5 }]) ?? '';
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    expect(contrastRatio(found, '#ffffff')).toBeLessThan(4.7);
  });
});

const greys = Array.from({ length: 256 }, (_, n) => `#${n.toString(16).padStart(2, '0').repeat(3)}`);
