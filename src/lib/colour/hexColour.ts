/** Colours as the shop's widgets have them: `#rrggbb`, and nothing else that a style sheet could make something of. */

const hexColour = /^#[\da-f]{6}$/i;

/** Whether a text is `#rrggbb`. */
export const isHexColour = (text: string): boolean => hexColour.test(text);

/** A colour that somebody typed or pasted, as `#rrggbb`: without `#`, or in the short form, it is meant too. Null for anything else. */
export function typedColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}
