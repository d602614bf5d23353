/** The colours of a widget: the theme's, and what follows from them. */
import type { ThemeColour, WidgetTheme } from '../../../../resources/widgetTheme';
import { contrastRatio } from '../../../lib/colour/contrast';
import { isHexColour } from '../../../lib/colour/hexColour';
import type { Scheme } from '../../../theme/tokens';

/** Where the theme says nothing, or nothing that is a colour. */
const usual = { brandPrimaryColor: '#2f3137', psrStarColor: '#b7791f', btnPrimaryColor: '#ffffff' };

/** What widgets stand on, and what is written there. */
export const grounds = {
  light: { ground: '#ffffff', sunken: '#f5f5f3', ink: '#1c1d1f', second: '#55585d', line: '#dededa', empty: '#d4d4ce' },
  dark: { ground: '#17181a', sunken: '#222427', ink: '#ececea', second: '#b3b5ba', line: '#3b3e43', empty: '#4a4d53' },
} as const satisfies Record<Scheme, object>;

/** A colour that text on another can be read in. */
const readableOn = (colour: string): string =>
  contrastRatio(colour, '#ffffff') >= contrastRatio(colour, '#1c1d1f') ? '#ffffff' : '#1c1d1f';

const hexOr = (colour: string | null, other: string): string => (colour && isHexColour(colour) ? colour : other);

/** The colours in which widgets of a theme are drawn. */
export function drawnColours(theme: WidgetTheme): Readonly<Record<ThemeColour, string>> {
  const brand = hexOr(theme.brandPrimaryColor, usual.brandPrimaryColor);
  return {
    brandPrimaryColor: brand,
    psrStarColor: hexOr(theme.psrStarColor, usual.psrStarColor),
    btnPrimaryBg: hexOr(theme.btnPrimaryBg, brand),
    btnPrimaryColor: hexOr(theme.btnPrimaryColor, usual.btnPrimaryColor),
  };
}

/** The custom properties that all rules go by. */
export function colourRules(theme: WidgetTheme, scheme: Scheme): string {
  const { brandPrimaryColor, psrStarColor, btnPrimaryBg, btnPrimaryColor } = drawnColours(theme);
  const { ground, sunken, ink, second, line, empty } = grounds[scheme];
  return `:root { color-scheme: ${scheme};
--lw-brand: ${brandPrimaryColor}; --lw-on-brand: ${readableOn(brandPrimaryColor)};
--lw-star: ${psrStarColor}; --lw-star-empty: ${empty};
--lw-button: ${btnPrimaryBg}; --lw-button-text: ${btnPrimaryColor};
--lw-ground: ${ground}; --lw-sunken: ${sunken}; --lw-ink: ${ink}; --lw-second: ${second}; --lw-line: ${line}; }`;
}
