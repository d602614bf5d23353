import type { Colours } from './look';

/** Sets of colours to begin with; all of their pairs can be told apart in a light shop. */
export interface Preset {
  /** By which its words are found. */
  name: string;
  colours: Colours;
}

/** A set whose button has the colour of the brand, with white on it. */
const of = (name: string, brand: string, star: string, button = brand, text = '#ffffff'): Preset => ({
  name,
  colours: { brandPrimaryColor: brand, psrStarColor: star, btnPrimaryBg: button, btnPrimaryColor: text },
});

export const presets: readonly Preset[] = [
  of('ink', '#1f2328', '#b7791f'),
  of('pine', '#0b5d4e', '#b7791f'),
  of('ocean', '#0b5cad', '#c2710c'),
  of('plum', '#6b2fa0', '#b45309'),
  of('berry', '#b0124f', '#b7791f'),
  of('brick', '#a63c1b', '#b45309'),
  of('olive', '#55631a', '#96700a'),
  of('sun', '#1f2328', '#a97b00', '#b88400', '#1f2328'),
];
