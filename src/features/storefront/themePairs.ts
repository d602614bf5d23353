/** Contrast requirements of the theme's color pairs (WCAG 2). */
import type { ThemeColor, WidgetTheme } from '../../../resources/widgetTheme';
import { contrastRatio, MIN_CONTRAST_RATIO } from '../../lib/color/contrast';
import { type ContrastRequirement, nearestAccessibleColor } from '../../lib/color/nearestAccessibleColor';
import type { Scheme } from '../../theme/tokens';
import { pageBackgrounds, resolveThemeColors } from './colors';

/** Pairs, named by their foreground element. */
export const pairNames = ['buttonText', 'brand', 'star', 'button'] as const;
export type PairName = (typeof pairNames)[number];

interface Pair {
  front: ThemeColor;
  /** Null for the page background. */
  back: ThemeColor | null;
  ratio: number;
}

const pairs: Readonly<Record<PairName, Pair>> = {
  buttonText: { front: 'btnPrimaryColor', back: 'btnPrimaryBg', ratio: MIN_CONTRAST_RATIO.text },
  // Text color of links and titles.
  brand: { front: 'brandPrimaryColor', back: null, ratio: MIN_CONTRAST_RATIO.text },
  star: { front: 'psrStarColor', back: null, ratio: MIN_CONTRAST_RATIO.graphic },
  button: { front: 'btnPrimaryBg', back: null, ratio: MIN_CONTRAST_RATIO.graphic },
};

/** Color changes that fix a pair. Contains one color if that is enough. */
export type ContrastFix = Readonly<Partial<Record<ThemeColor, string>>>;

/** A color pair with its contrast ratio. */
export interface CheckedPair {
  name: PairName;
  front: string;
  back: string;
  ratio: number;
  requiredRatio: number;
  passes: boolean;
  /** Alternative fixes. Empty if and only if the pair passes. */
  fixes: readonly ContrastFix[];
}

/** Checks all pairs of a theme in a color scheme. Fixes also satisfy the other pairs of the changed color. */
export function checkPairs(theme: WidgetTheme, scheme: Scheme): readonly CheckedPair[] {
  const colors = resolveThemeColors(theme);
  const getColor = (name: ThemeColor | null) => (name === null ? pageBackgrounds[scheme].background : colors[name]);
  const getRequirements = (name: ThemeColor): readonly ContrastRequirement[] =>
    pairNames.flatMap((item) => {
      const { front, back, ratio } = pairs[item];
      if (front === name) return [{ against: getColor(back), ratio }];
      return back === name ? [{ against: getColor(front), ratio }] : [];
    });
  return pairNames.map((name) => {
    const { front, back, ratio: requiredRatio } = pairs[name];
    const visiblePair = { front: getColor(front), back: getColor(back) };
    const ratio = contrastRatio(visiblePair.front, visiblePair.back);
    const passes = ratio >= requiredRatio;
    const singleFixes = (passes ? [] : [front, ...(back === null ? [] : [back])]).flatMap((item): ContrastFix[] => {
      const color = nearestAccessibleColor(getColor(item), getRequirements(item));
      return color === null ? [] : [{ [item]: color }];
    });
    const fixes =
      passes || singleFixes.length > 0 ? singleFixes : [fixWholeButton(colors, pageBackgrounds[scheme].background)];
    return { name, ...visiblePair, ratio, requiredRatio, passes, fixes };
  });
}

/** Changes button background and text, if no background contrasts with both the page and the current text. */
function fixWholeButton(colors: Readonly<Record<ThemeColor, string>>, page: string): ContrastFix {
  const findNearest = (color: string, requirement: ContrastRequirement) =>
    nearestAccessibleColor(color, [requirement]) ?? color;
  const btnPrimaryBg = findNearest(colors.btnPrimaryBg, { against: page, ratio: pairs.button.ratio });
  const text = { against: btnPrimaryBg, ratio: pairs.buttonText.ratio };
  return { btnPrimaryBg, btnPrimaryColor: findNearest(colors.btnPrimaryColor, text) };
}
