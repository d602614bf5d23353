/** Languages of a store. */

/** Text direction. */
export type WritingDirection = 'ltr' | 'rtl';

export interface StoreLanguage {
  /** Code in settings and API calls. */
  code: string;
  /** BCP 47 tag, for Intl and `lang`. */
  tag: string;
  /** Native name. */
  ownName: string;
  englishName: string;
  direction: WritingDirection;
}

const language = (
  code: string,
  ownName: string,
  englishName: string,
  { tag = code, direction = 'ltr' }: { tag?: string; direction?: WritingDirection } = {},
): StoreLanguage => ({ code, tag, ownName, englishName, direction });

/** The 28 languages, in the order of the menu. */
export const storeLanguages: readonly StoreLanguage[] = [
  language('en', 'English', 'English'),
  language('fr', 'Français', 'French'),
  language('it', 'Italiano', 'Italian'),
  language('de', 'Deutsch', 'German'),
  language('el', 'Ελληνικά', 'Greek'),
  language('he', 'עברית', 'Hebrew', { direction: 'rtl' }),
  language('hu', 'Magyar', 'Hungarian'),
  language('tr', 'Türkçe', 'Turkish'),
  // 'no' covers two written languages; Bokmål is the common one.
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

const byCode = new Map(storeLanguages.map((item) => [item.code.toLowerCase(), item]));

/** Finds a language by code in any notation (`zh_TW`). Returns null if it is not one of the 28. */
export function findLanguage(code: string): StoreLanguage | null {
  return byCode.get(code.trim().replaceAll('_', '-').toLowerCase()) ?? null;
}

/**
 * Language by code. Unknown languages are named by their code and formatted by Intl, or like English if Intl
 * does not support them.
 */
export function getLanguage(code: string): StoreLanguage {
  const listed = findLanguage(code);
  if (listed) return listed;
  const tag = canonicalTag(code);
  const name = code.trim() || tag;
  return { code, tag, ownName: name, englishName: name, direction: getDirection(tag) };
}

function canonicalTag(code: string): string {
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']);

const getDirection = (tag: string): WritingDirection => (rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr');
