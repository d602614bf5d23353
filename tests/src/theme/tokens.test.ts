import { describe, expect, it } from 'vitest';
import { type Palette, palettes, type Scheme } from '../../../src/theme/tokens';
import { getContrast } from './contrastOf';

const schemes: Scheme[] = ['light', 'dark'];
const backgrounds = ['background', 'sheet', 'sunken', 'hover', 'accentGround'] as const;
const pairs = (texts: readonly (keyof Palette)[], on: readonly (keyof Palette)[]) =>
  schemes.flatMap((scheme) => texts.flatMap((text) => on.map((ground) => ({ scheme, text, ground }))));

describe('contrast', () => {
  it('is 1 to 21', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(getContrast('#777777', '#777777')).toBe(1);
  });

  it.each(
    pairs(['ink', 'inkSecond', 'inkThird', 'accent', 'danger', 'waiting', 'done', 'refused', 'featured'], backgrounds),
  )('$text is read on $ground in $scheme (4.5:1)', ({ scheme, text, ground }) => {
    expect(getContrast(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    schemes.flatMap((scheme) =>
      (
        [
          ['onAccent', 'accent'],
          ['onAccent', 'accentHover'],
          ['onDanger', 'danger'],
          ['onDanger', 'dangerHover'],
          ['accent', 'accentGround'],
          ['waiting', 'waitingGround'],
          ['done', 'doneGround'],
          ['refused', 'refusedGround'],
          ['danger', 'dangerGround'],
          ['featured', 'featuredGround'],
          ['ink', 'countGround'],
          ['inkSecond', 'countGround'],
          // Tooltips invert ink and sheet; selections use the accent colors.
          ['sheet', 'ink'],
        ] as const
      ).map(([text, ground]) => ({ scheme, text, ground })),
    ),
  )('$text is read on $ground in $scheme (4.5:1)', ({ scheme, text, ground }) => {
    expect(getContrast(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['controlEdge', 'focus', 'star', 'accent', 'danger'], backgrounds))(
    '$text is seen on $ground in $scheme (3:1)',
    ({ scheme, text, ground }) => {
      expect(getContrast(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
