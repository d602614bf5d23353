/** Colours of the shop's widgets (`settings.widgetTheme`, specification section 3); null where none is set, or where it is no colour. */
export interface WidgetTheme {
  brandPrimaryColor: string | null;
  psrStarColor: string | null;
  btnPrimaryBg: string | null;
  btnPrimaryColor: string | null;
}

/** A colour, and nothing else that a style sheet could make something of. */
const colour = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{5,40}\))$/i;

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
