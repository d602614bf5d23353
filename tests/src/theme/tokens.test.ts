import { describe, expect, it } from 'vitest';
import { type Palette, palettes, type Scheme } from '../../../src/theme/tokens';
import { contrastOf } from './contrastOf';

const schemes: Scheme[] = ['light', 'dark'];
const grounds = ['background', 'sheet', 'sunken', 'hover', 'accentGround'] as const;
const pairs = (texts: readonly (keyof Palette)[], on: readonly (keyof Palette)[]) =>
  schemes.flatMap((scheme) => texts.flatMap((text) => on.map((ground) => ({ scheme, text, ground }))));

describe('contrast', () => {
  it('knows the extremes', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#777777')).toBe(1);
  });

  it.each(
    pairs(['ink', 'inkSecond', 'inkThird', 'accent', 'danger', 'waiting', 'done', 'refused', 'featured'], grounds),
  )('$text is read on $ground in $scheme (4.5:1)', ({ scheme, text, ground }) => {
    expect(contrastOf(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(4.5);
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
          // A tooltip turns ink and sheet round; a selection, accent and what stands on it.
          ['sheet', 'ink'],
        ] as const
      ).map(([text, ground]) => ({ scheme, text, ground })),
    ),
  )('$text is read on $ground in $scheme (4.5:1)', ({ scheme, text, ground }) => {
    expect(contrastOf(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['controlEdge', 'focus', 'star', 'accent', 'danger'], grounds))(
    '$text is seen on $ground in $scheme (3:1)',
    ({ scheme, text, ground }) => {
      expect(contrastOf(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
