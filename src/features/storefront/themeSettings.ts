/** Data of the theme editor: colors, style sheet and languages. */
import * as z from 'zod/mini';
import type { Settings } from '../../../resources/settings';
import { type ThemeColor, themeColors, type WidgetTheme } from '../../../resources/widgetTheme';
import type { SettingsChange } from '../../engine/editing/useSettingsEditor';
import { isHexColor } from '../../lib/color/hexColor';
import { diffStoreLanguages, storeLanguagesOf } from '../locale/dictionaries/storeLanguagesOf';

/** Schema of persisted drafts. */
export const themeSettingsShape = z.object({
  /** Raw input values; '' if not set. */
  colors: z.object({
    brandPrimaryColor: z.string(),
    psrStarColor: z.string(),
    btnPrimaryBg: z.string(),
    btnPrimaryColor: z.string(),
  }),
  css: z.string(),
  /** Language codes in the order of the site settings, including unknown ones. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
});
export type ThemeSettings = z.infer<typeof themeSettingsShape>;
export type ThemeColors = ThemeSettings['colors'];

/** Extracts the theme settings from the site settings. */
export function toThemeSettings(settings: Settings): ThemeSettings {
  const theme: Readonly<Record<string, unknown>> = Object(settings['widgetTheme']);
  const getColor = (name: ThemeColor) => {
    const value = Object.hasOwn(theme, name) ? theme[name] : null;
    return typeof value === 'string' ? value : '';
  };
  return {
    colors: {
      brandPrimaryColor: getColor('brandPrimaryColor'),
      psrStarColor: getColor('psrStarColor'),
      btnPrimaryBg: getColor('btnPrimaryBg'),
      btnPrimaryColor: getColor('btnPrimaryColor'),
    },
    css: settings.customCss ?? '',
    ...storeLanguagesOf(settings),
  };
}

/** Returns an updater that replaces colors of theme settings. */
export function withColors(colors: Partial<ThemeColors>): (themeSettings: ThemeSettings) => ThemeSettings {
  return (themeSettings) => ({ ...themeSettings, colors: { ...themeSettings.colors, ...colors } });
}

/**
 * Converts colors to a widget theme. Missing and invalid colors are null.
 * @param saved replacements for invalid draft colors
 */
export function toWidgetTheme(colors: ThemeColors, saved: ThemeColors): WidgetTheme {
  const getColor = (name: ThemeColor) => [colors[name], saved[name]].find(isHexColor) ?? null;
  return {
    brandPrimaryColor: getColor('brandPrimaryColor'),
    psrStarColor: getColor('psrStarColor'),
    btnPrimaryBg: getColor('btnPrimaryBg'),
    btnPrimaryColor: getColor('btnPrimaryColor'),
  };
}

/** Maximum size of a style sheet in bytes. */
export const MAX_CSS_BYTES = 100_000;

/** A part of the theme settings that can be invalid. */
export type InvalidThemePart = ThemeColor | 'css';

/** Returns the changed parts that are invalid: colors that are not hex colors, or a style sheet that is too large. */
export function findInvalidThemeParts(saved: ThemeSettings, themeSettings: ThemeSettings): readonly InvalidThemePart[] {
  const changedColors = themeColors.filter(
    (name) => themeSettings.colors[name] !== saved.colors[name] && !isHexColor(themeSettings.colors[name]),
  );
  const isTooLong =
    themeSettings.css !== saved.css && new TextEncoder().encode(themeSettings.css).length > MAX_CSS_BYTES;
  return [...changedColors, ...(isTooLong ? (['css'] as const) : [])];
}

/** Returns the difference of two theme settings as request payloads. Colors are lowercase `#rrggbb`. */
export function diffThemeSettings(saved: ThemeSettings, themeSettings: ThemeSettings): SettingsChange {
  const changedColors = themeColors.filter((name) => themeSettings.colors[name] !== saved.colors[name]);
  return {
    theme: Object.fromEntries(changedColors.map((name) => [name, themeSettings.colors[name].toLowerCase()])),
    settings: {
      ...(themeSettings.css !== saved.css && { customCss: themeSettings.css }),
      ...diffStoreLanguages(saved, themeSettings),
    },
  };
}
