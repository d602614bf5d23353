/** What the theme editor edits: colours, style sheet and languages, in one. */
import * as z from 'zod/mini';
import type { Settings } from '../../../../resources/settings';
import { type ThemeColour, themeColours, type WidgetTheme } from '../../../../resources/widgetTheme';
import { isSameValue } from '../../../engine/editing/mergeEdits';
import { isHexColour } from '../../../lib/colour/hexColour';

/** Declared once: an edit that was kept is read by it. */
export const lookShape = z.object({
  /** As they were typed; '' where the shop has none. */
  colours: z.object({
    brandPrimaryColor: z.string(),
    psrStarColor: z.string(),
    btnPrimaryBg: z.string(),
    btnPrimaryColor: z.string(),
  }),
  css: z.string(),
  /** Codes, in the shop's order; one that nobody knows is kept. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
});
export type Look = z.infer<typeof lookShape>;
export type Colours = Look['colours'];

/** The look as the settings have it. */
export function lookOf(settings: Settings): Look {
  const theme: Readonly<Record<string, unknown>> = Object(settings['widgetTheme']);
  const colour = (name: ThemeColour) => {
    const value = Object.hasOwn(theme, name) ? theme[name] : null;
    return typeof value === 'string' ? value : '';
  };
  const defaultLanguage = settings.defaultLocale || 'en';
  const languages = [...new Set((settings.supportedLanguages ?? []).filter((code) => code !== ''))];
  return {
    colours: {
      brandPrimaryColor: colour('brandPrimaryColor'),
      psrStarColor: colour('psrStarColor'),
      btnPrimaryBg: colour('btnPrimaryBg'),
      btnPrimaryColor: colour('btnPrimaryColor'),
    },
    css: settings.customCss ?? '',
    // What shoppers are spoken to in is a language of the shop, whether it was listed or not.
    languages: languages.includes(defaultLanguage) ? languages : [defaultLanguage, ...languages],
    defaultLanguage,
  };
}

/** Puts these colours in the place of a look's own. */
export function withColours(colours: Partial<Colours>): (look: Look) => Look {
  return (look) => ({ ...look, colours: { ...look.colours, ...colours } });
}

/**
 * The colours as widgets are drawn with them; null where there is none, or none that can be read.
 * @param saved stands for a colour that is typed and is none yet
 */
export function themeOf(colours: Colours, saved: Colours): WidgetTheme {
  const of = (name: ThemeColour) => [colours[name], saved[name]].find(isHexColour) ?? null;
  return {
    brandPrimaryColor: of('brandPrimaryColor'),
    psrStarColor: of('psrStarColor'),
    btnPrimaryBg: of('btnPrimaryBg'),
    btnPrimaryColor: of('btnPrimaryColor'),
  };
}

/** Bytes that a style sheet may have. */
export const mostCss = 100_000;

/** Parts of a look that cannot be published. */
export type LookFault = ThemeColour | 'css';

/** What of a look was changed and cannot be published: what is no colour, a style sheet that is too long. */
export function lookFaults(saved: Look, look: Look): readonly LookFault[] {
  const colours = themeColours.filter(
    (name) => look.colours[name] !== saved.colours[name] && !isHexColour(look.colours[name]),
  );
  const isTooLong = look.css !== saved.css && new TextEncoder().encode(look.css).length > mostCss;
  return [...colours, ...(isTooLong ? (['css'] as const) : [])];
}

/** What is sent: by the call of the colours, and by that of the settings. */
export interface LookChange {
  theme: Readonly<Record<string, string>>;
  settings: Partial<Settings>;
}

/** What two looks differ in, as it is sent; colours as `#rrggbb` in small letters. */
export function lookChange(saved: Look, look: Look): LookChange {
  const colours = themeColours.filter((name) => look.colours[name] !== saved.colours[name]);
  return {
    theme: Object.fromEntries(colours.map((name) => [name, look.colours[name].toLowerCase()])),
    settings: {
      ...(look.css !== saved.css && { customCss: look.css }),
      ...(look.defaultLanguage !== saved.defaultLanguage && { defaultLocale: look.defaultLanguage }),
      ...(!isSameValue(look.languages, saved.languages) && { supportedLanguages: [...look.languages] }),
    },
  };
}

/** How many things two looks differ in. */
export function countChanges(change: LookChange): number {
  return Object.keys(change.theme).length + Object.keys(change.settings).length;
}
