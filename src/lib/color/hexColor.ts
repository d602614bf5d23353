/** Widget colors are `#rrggbb` only, so that a value can't inject anything into a style sheet. */

const HEX_COLOR = /^#[\da-f]{6}$/i;

/** Whether a string is `#rrggbb`. */
export const isHexColor = (text: string): boolean => HEX_COLOR.test(text);

/**
 * Parses a typed or pasted color to `#rrggbb`. Accepts a missing `#` and the three-digit form. Returns null if invalid.
 */
export function parseHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}
