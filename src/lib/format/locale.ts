const cache = new Map<string, string>();

/** Returns a locale that Intl accepts: `zh_TW` becomes `zh-TW`, an invalid tag becomes `en`. */
export function toSupportedLocale(tag: string): string {
  let locale = cache.get(tag);
  if (locale === undefined) {
    locale = canonicalize(tag);
    cache.set(tag, locale);
  }
  return locale;
}

function canonicalize(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Adds the browser's region to a language tag: `en` becomes `en-GB`. Used for formats that differ between countries,
 * such as dates. The digits stay those of the language's numbers: `ar-EG` alone has others than `ar`.
 */
export function withBrowserRegion(tag: string): string {
  const language = toSupportedLocale(tag);
  // Scripts run without a browser.
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  const region = languages.find((item) => item.startsWith(`${language}-`));
  return region === undefined ? language : withDigitsOf(toSupportedLocale(region), language);
}

const digits = byLocale((tag) => new Intl.NumberFormat(tag).resolvedOptions().numberingSystem);

function withDigitsOf(region: string, language: string): string {
  const numberingSystem = digits(language);
  return digits(region) === numberingSystem ? region : new Intl.Locale(region, { numberingSystem }).toString();
}

/**
 * Creates an Intl formatter per locale on first use and caches it, because creating one is slower than formatting a
 * page of values.
 */
export function byLocale<Formatter>(create: (tag: string) => Formatter): (locale: string) => Formatter {
  const cache = new Map<string, Formatter>();
  return (locale) => {
    const tag = toSupportedLocale(locale);
    const formatter = cache.get(tag) ?? create(tag);
    cache.set(tag, formatter);
    return formatter;
  };
}

/**
 * Like {@link byLocale}, with the browser's region: dates have the same order in texts as in date fields. For the
 * console's own texts; previews of the storefront use the language of the shopper.
 */
export function byRegion<Formatter>(create: (tag: string) => Formatter): (locale: string) => Formatter {
  const format = byLocale(create);
  return (locale) => format(withBrowserRegion(locale));
}
