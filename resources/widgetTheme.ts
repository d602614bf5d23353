/** Colors of the store's widgets (`settings.widgetTheme`); null if unset or invalid. */
export interface WidgetTheme {
  brandPrimaryColor: string | null;
  psrStarColor: string | null;
  btnPrimaryBg: string | null;
  btnPrimaryColor: string | null;
}

/** Color names, in display order. */
export const themeColors = ['brandPrimaryColor', 'psrStarColor', 'btnPrimaryBg', 'btnPrimaryColor'] as const;
export type ThemeColor = (typeof themeColors)[number];

/** Hex color. Nothing else may reach a style sheet. */
const HEX_COLOR = /^#[\da-f]{6}$/i;

/** Parses the theme. Invalid colors become null. */
export function parseWidgetTheme(raw: unknown): WidgetTheme {
  const record: Readonly<Record<string, unknown>> = Object(raw);
  const colorAt = (name: keyof WidgetTheme) => {
    const value = Object.hasOwn(record, name) ? record[name] : null;
    const text = typeof value === 'string' ? value.trim() : '';
    return HEX_COLOR.test(text) ? text : null;
  };
  return {
    brandPrimaryColor: colorAt('brandPrimaryColor'),
    psrStarColor: colorAt('psrStarColor'),
    btnPrimaryBg: colorAt('btnPrimaryBg'),
    btnPrimaryColor: colorAt('btnPrimaryColor'),
  };
}
