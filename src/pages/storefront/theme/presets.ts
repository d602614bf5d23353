import type { ThemeColors } from '../../../engine/storefront/themeSettings';

/** A color preset. All of its pairs have sufficient contrast in the light scheme. */
export interface Preset {
  /** Name used in message keys. */
  name: string;
  colors: ThemeColors;
}

/** Creates a preset. The button defaults to the brand color with white text. */
const createPreset = (name: string, brand: string, star: string, button = brand, text = '#ffffff'): Preset => ({
  name,
  colors: { brandPrimaryColor: brand, psrStarColor: star, btnPrimaryBg: button, btnPrimaryColor: text },
});

export const presets: readonly Preset[] = [
  createPreset('ink', '#1f2328', '#b7791f'),
  createPreset('pine', '#0b5d4e', '#b7791f'),
  createPreset('ocean', '#0b5cad', '#c2710c'),
  createPreset('plum', '#6b2fa0', '#b45309'),
  createPreset('berry', '#b0124f', '#b7791f'),
  createPreset('brick', '#a63c1b', '#b45309'),
  createPreset('olive', '#55631a', '#96700a'),
  createPreset('sun', '#1f2328', '#a97b00', '#b88400', '#1f2328'),
];
