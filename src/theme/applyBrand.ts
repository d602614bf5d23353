import { formatHex, interpolate } from 'culori/fn';
import type { Brand } from '../config';
import { contrastRatio, MIN_CONTRAST_RATIO } from '../lib/color/contrast';
import { nearestAccessibleColor } from '../lib/color/nearestAccessibleColor';
import { setBrandPalettes } from './brandPalettes';
import { type Palette, palettes, type Scheme, sizes } from './tokens';

/** Colors that follow from the accent. */
type AccentPalette = Pick<Palette, 'accent' | 'accentHover' | 'accentGround' | 'onAccent' | 'focus'>;

/** Applies a brand's colors, font and icon. Styles are set by script, since the Content-Security-Policy bans style attributes. */
export function applyBrand({ colors, font, icon }: Brand): void {
  if (colors) applyColors(colors);
  if (font) applyFont(font);
  if (icon !== undefined) document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

function applyColors({ accent, accentDark = accent }: NonNullable<Brand['colors']>): void {
  const light = deriveAccentPalette(accent, 'light');
  const dark = deriveAccentPalette(accentDark, 'dark');
  setBrandPalettes({ light, dark });
  const { style } = document.documentElement;
  const setColor = (variable: string, name: keyof AccentPalette) =>
    style.setProperty(variable, `light-dark(${light[name]}, ${dark[name]})`);
  setColor('--accent', 'accent');
  setColor('--accent-hover', 'accentHover');
  setColor('--accent-ground', 'accentGround');
  setColor('--on-accent', 'onAccent');
  setColor('--focus', 'focus');
}

/** Derives a palette from an accent color. Changes its lightness until text in the color is readable. */
export function deriveAccentPalette(given: string, scheme: Scheme): AccentPalette {
  const { background, sheet, sunken, hover } = palettes[scheme];
  const accentGround = findAccentGround(given, scheme);
  const requirements = [background, sheet, sunken, hover, accentGround].map((against) => ({
    against,
    ratio: MIN_CONTRAST_RATIO.text,
  }));
  const accent = nearestAccessibleColor(given, requirements) ?? palettes[scheme].accent;
  return {
    accent,
    accentHover: mix(accent, scheme === 'light' ? '#000000' : '#ffffff', 0.15),
    accentGround,
    // The accent contrasts with the sheet.
    onAccent: sheet,
    focus: accent,
  };
}

/** Texts that are shown on the background of a selection, besides those in the accent color. */
const textsOnGround = ['ink', 'inkSecond', 'inkThird', 'danger', 'waiting', 'done', 'refused', 'featured'] as const;

/** The color of the sheet, tinted by the accent while texts stay readable. */
function findAccentGround(accent: string, scheme: Scheme): string {
  const palette = palettes[scheme];
  const tints = [0.16, 0.12, 0.09, 0.06, 0.03].map((share) => mix(palette.sheet, accent, share));
  const isReadable = (ground: string) =>
    textsOnGround.every((text) => contrastRatio(palette[text], ground) >= MIN_CONTRAST_RATIO.text);
  return tints.find(isReadable) ?? palette.sheet;
}

const mix = (from: string, to: string, share: number): string => formatHex(interpolate([from, to], 'rgb')(share));

function applyFont({ family, src }: NonNullable<Brand['font']>): void {
  document.documentElement.style.setProperty('--font', `"${family}", ${sizes.font}`);
  // A single file is taken for the regular one, of which the browser makes a bold one.
  const files = typeof src === 'string' ? { 400: src } : { ...src };
  for (const [weight, file] of Object.entries(files)) {
    const face = new FontFace(family, `url(${JSON.stringify(file)})`, { weight, display: 'swap' });
    document.fonts.add(face);
    face.load().catch((error: unknown) => console.warn(`the font ${file} could not be loaded`, error));
  }
}
