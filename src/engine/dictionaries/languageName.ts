import { knownLanguage, type ShopLanguage } from '../../../resources/languages';
import { byLocale } from '../../lib/byLocale';
import { usableLocale } from '../../lib/locale';

const names = byLocale((tag) => new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }));

/** What a language is called in another, such as the console's: 'German', 'allemand', 'الألمانية'. */
export function languageName({ code, tag, englishName }: ShopLanguage, locale: string): string {
  // English names are declared; what is none of the declared languages goes by its code.
  if (/^en\b/.test(usableLocale(locale)) || !knownLanguage(code)) return englishName;
  const { script } = new Intl.Locale(tag);
  // The merchant's own code names the language; of its tag only how it is written tells it apart.
  return names(locale).of(script ? `${code.slice(0, 2)}-${script}` : code) ?? englishName;
}
