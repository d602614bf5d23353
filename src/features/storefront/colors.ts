/** Widget colors: those of the theme and derived ones. */
import type { ThemeColor, WidgetTheme } from '../../../resources/widgetTheme';
import { contrastRatio } from '../../lib/color/contrast';
import { isHexColor } from '../../lib/color/hexColor';
import type { Scheme } from '../../theme/tokens';

/** Fallbacks for missing or invalid theme colors. */
const defaultColors = { brandPrimaryColor: '#2f3137', psrStarColor: '#b7791f', btnPrimaryColor: '#ffffff' };

/** Page background and text colors of each scheme. */
export const pageBackgrounds = {
  light: {
    background: '#ffffff',
    sunken: '#f5f5f3',
    ink: '#1c1d1f',
    second: '#55585d',
    line: '#dededa',
    empty: '#d4d4ce',
  },
  dark: {
    background: '#17181a',
    sunken: '#222427',
    ink: '#ececea',
    second: '#b3b5ba',
    line: '#3b3e43',
    empty: '#4a4d53',
  },
} as const satisfies Record<Scheme, object>;

/** Black or white text, whichever is readable on a background. */
export const getReadableTextColor = (color: string): string =>
  contrastRatio(color, '#ffffff') >= contrastRatio(color, '#1c1d1f') ? '#ffffff' : '#1c1d1f';

const parseColorOr = (color: string | null, fallback: string): string =>
  color && isHexColor(color) ? color : fallback;

/** Returns the theme's colors with fallbacks applied. */
export function resolveThemeColors(theme: WidgetTheme): Readonly<Record<ThemeColor, string>> {
  const brand = parseColorOr(theme.brandPrimaryColor, defaultColors.brandPrimaryColor);
  return {
    brandPrimaryColor: brand,
    psrStarColor: parseColorOr(theme.psrStarColor, defaultColors.psrStarColor),
    btnPrimaryBg: parseColorOr(theme.btnPrimaryBg, brand),
    btnPrimaryColor: parseColorOr(theme.btnPrimaryColor, defaultColors.btnPrimaryColor),
  };
}

/** Returns the CSS custom properties that the widget styles use. */
export function getThemeColorCss(theme: WidgetTheme, scheme: Scheme): string {
  const { brandPrimaryColor, psrStarColor, btnPrimaryBg, btnPrimaryColor } = resolveThemeColors(theme);
  const { background, sunken, ink, second, line, empty } = pageBackgrounds[scheme];
  return `:root { color-scheme: ${scheme};
--lw-brand: ${brandPrimaryColor}; --lw-on-brand: ${getReadableTextColor(brandPrimaryColor)};
--lw-star: ${psrStarColor}; --lw-star-empty: ${empty};
--lw-button: ${btnPrimaryBg}; --lw-button-text: ${btnPrimaryColor};
--lw-ground: ${background}; --lw-sunken: ${sunken}; --lw-ink: ${ink}; --lw-second: ${second}; --lw-line: ${line}; }`;
}
