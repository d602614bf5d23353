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
