import { type Palette, palettes, type Scheme } from './tokens';

let brandPalettes: Partial<Record<Scheme, Partial<Palette>>> = {};

/** Replaces single colors of the palettes. */
export function setBrandPalettes(replaced: Partial<Record<Scheme, Partial<Palette>>>): void {
  brandPalettes = replaced;
}

/** Returns the colors of a scheme, with those of the brand. Style sheets have them as CSS variables. */
export const getPalette = (scheme: Scheme): Palette => ({ ...palettes[scheme], ...brandPalettes[scheme] });
