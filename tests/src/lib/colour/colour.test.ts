import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../../src/lib/colour/contrast';
import { isHexColour, typedColour } from '../../../../src/lib/colour/hexColour';
import { nearestPassing, passes } from '../../../../src/lib/colour/nearestPassing';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('a colour that is typed', () => {
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
  ])('%j is %j', (typed, colour) => expect(typedColour(typed)).toBe(colour));

  test('only #rrggbb is a colour', () => {
    expect(['#1f6f5c', '#1F6F5C'].every(isHexColour)).toBe(true);
    expect(['#abc', 'red', '#1f6f5c;', '#1f6f5c\n', 'transparent'].some(isHexColour)).toBe(false);
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});

describe('the nearest colour that passes', () => {
  test('is the colour itself where it passes', () => {
    expect(nearestPassing('#000000', [{ against: '#ffffff', ratio: 4.5 }])).toBe('#000000');
  });

  test('always exists against one colour, and passes', () => {
    return fc.assert(
      fc.property(colours, colours, fc.constantFrom(3, 4.5), (colour, against, ratio) => {
        const found = nearestPassing(colour, [{ against, ratio }]);
        expect(found).not.toBeNull();
        expect(isHexColour(found ?? '')).toBe(true);
        expect(contrastRatio(found ?? '', against)).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 2_000 },
    );
  });

  test('passes against two colours, or there is none among all greys either', () => {
    return fc.assert(
      fc.property(colours, colours, colours, (colour, one, other) => {
        const wanted = [
          { against: one, ratio: 4.5 },
          { against: other, ratio: 3 },
        ];
        const found = nearestPassing(colour, wanted);
        if (found !== null) expect(passes(found, wanted)).toBe(true);
        // Any luminance between black and white is that of a grey, but for the rounding of a shade.
        else expect(greys.filter((grey) => passes(grey, wanted)).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps its hue, and goes no further than it must', () => {
    const found = nearestPassing('#ffcc00', [{ against: '#ffffff', ratio: 4.5 }]) ?? '';
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    expect(contrastRatio(found, '#ffffff')).toBeLessThan(4.7);
  });
});

const greys = Array.from({ length: 256 }, (_, n) => `#${n.toString(16).padStart(2, '0').repeat(3)}`);
