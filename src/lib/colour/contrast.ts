import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

register(modeRgb);
register(modeLrgb);

/** What WCAG 2.2 asks of text (1.4.3), and of what must be seen but is no text (1.4.11). */
export const wantedRatio = { text: 4.5, graphic: 3 } as const;

/** Contrast of two `#rrggbb` by WCAG 2.2, from 1 to 21. */
export const contrastRatio = (one: string, other: string): number => wcagContrast(one, other);
