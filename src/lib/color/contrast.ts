import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

register(modeRgb);
register(modeLrgb);

/** Minimum contrast ratios of WCAG 2.2 for text (1.4.3) and for graphics and controls (1.4.11). */
export const MIN_CONTRAST_RATIO = { text: 4.5, graphic: 3 } as const;

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colors, from 1 to 21. */
export const contrastRatio = (a: string, b: string): number => wcagContrast(a, b);
