/** Colours of the shop's widgets (`settings.widgetTheme`, specification section 3); null where none is set, or where it is no colour. */
export interface WidgetTheme {
  brandPrimaryColor: string | null;
  psrStarColor: string | null;
  btnPrimaryBg: string | null;
  btnPrimaryColor: string | null;
}

/** The names of the colours, in the order in which they are edited. */
export const themeColours = ['brandPrimaryColor', 'psrStarColor', 'btnPrimaryBg', 'btnPrimaryColor'] as const;
export type ThemeColour = (typeof themeColours)[number];

/** A colour, and nothing else that a style sheet could make something of. */
const colour = /^#[\da-f]{6}$/i;

/** The colours as they were read. */
export function readWidgetTheme(raw: unknown): WidgetTheme {
  const given: Readonly<Record<string, unknown>> = Object(raw);
  const of = (name: keyof WidgetTheme) => {
    const value = Object.hasOwn(given, name) ? given[name] : null;
    const text = typeof value === 'string' ? value.trim() : '';
    return colour.test(text) ? text : null;
  };
  return {
    brandPrimaryColor: of('brandPrimaryColor'),
    psrStarColor: of('psrStarColor'),
    btnPrimaryBg: of('btnPrimaryBg'),
    btnPrimaryColor: of('btnPrimaryColor'),
  };
}
