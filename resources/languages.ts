/** The languages that a shop can speak (specification, section 3). */

/** Which way a language is written. */
export type WritingDirection = 'ltr' | 'rtl';

export interface ShopLanguage {
  /** As the settings and the calls have it. */
  code: string;
  /** BCP 47, for Intl and for `lang`. */
  tag: string;
  /** As its speakers call it. */
  ownName: string;
  englishName: string;
  direction: WritingDirection;
}

const language = (
  code: string,
  ownName: string,
  englishName: string,
  { tag = code, direction = 'ltr' }: { tag?: string; direction?: WritingDirection } = {},
): ShopLanguage => ({ code, tag, ownName, englishName, direction });

/** The 28 languages, in the specification's order. */
export const shopLanguages: readonly ShopLanguage[] = [
  language('en', 'English', 'English'),
  language('fr', 'Français', 'French'),
  language('it', 'Italiano', 'Italian'),
  language('de', 'Deutsch', 'German'),
  language('el', 'Ελληνικά', 'Greek'),
  language('he', 'עברית', 'Hebrew', { direction: 'rtl' }),
  language('hu', 'Magyar', 'Hungarian'),
  language('tr', 'Türkçe', 'Turkish'),
  // 'no' names two written languages; shops mean the one that nearly all write.
  language('no', 'Norsk', 'Norwegian', { tag: 'nb' }),
  language('pt', 'Português', 'Portuguese'),
  language('pl', 'Polski', 'Polish'),
  language('ru', 'Русский', 'Russian'),
  language('es', 'Español', 'Spanish'),
  language('sv', 'Svenska', 'Swedish'),
  language('vi', 'Tiếng Việt', 'Vietnamese'),
  language('ar', 'العربية', 'Arabic', { direction: 'rtl' }),
  language('nl', 'Nederlands', 'Dutch'),
  language('ja', '日本語', 'Japanese'),
  language('zh', '简体中文', 'Chinese (Simplified)', { tag: 'zh-Hans' }),
  language('zh-TW', '繁體中文', 'Chinese (Traditional)', { tag: 'zh-Hant-TW' }),
  language('ko', '한국어', 'Korean'),
  language('fi', 'Suomi', 'Finnish'),
  language('cs', 'Čeština', 'Czech'),
  language('da', 'Dansk', 'Danish'),
  language('ro', 'Română', 'Romanian'),
  language('th', 'ไทย', 'Thai'),
  language('lt', 'Lietuvių', 'Lithuanian'),
  language('ms', 'Bahasa Melayu', 'Malay'),
];

const byCode = new Map(shopLanguages.map((one) => [one.code.toLowerCase(), one]));

/** A language by its code, however it is written (`zh_TW`); null for one that is not among the 28. */
export function knownLanguage(code: string): ShopLanguage | null {
  return byCode.get(code.trim().replaceAll('_', '-').toLowerCase()) ?? null;
}

/**
 * A language by its code; one that is not among the 28 goes by its code, and is written as Intl knows it.
 * What Intl does not take is written as English is.
 */
export function languageOf(code: string): ShopLanguage {
  const known = knownLanguage(code);
  if (known) return known;
  const tag = canonicalTag(code);
  const name = code.trim() || tag;
  return { code, tag, ownName: name, englishName: name, direction: directionOf(tag) };
}

function canonicalTag(code: string): string {
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']);

const directionOf = (tag: string): WritingDirection => (rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr');
