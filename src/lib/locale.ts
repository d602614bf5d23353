const known = new Map<string, string>();

/** A locale that Intl accepts: `zh_TW` becomes `zh-TW`, nonsense becomes `en`. */
export function usableLocale(tag: string): string {
  let usable = known.get(tag);
  if (usable === undefined) {
    usable = canonical(tag);
    known.set(tag, usable);
  }
  return usable;
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
