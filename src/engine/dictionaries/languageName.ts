import { knownLanguage, type ShopLanguage } from '../../../resources/languages';
import { usableLocale } from '../../lib/locale';

const names = new Map<string, Intl.DisplayNames>();

/** What a language is called in another, such as the console's: 'German', 'allemand', 'الألمانية'. */
export function languageName({ code, tag, englishName }: ShopLanguage, locale: string): string {
  const spoken = usableLocale(locale);
  // English names are declared; what is none of the declared languages goes by its code.
  if (/^en\b/.test(spoken) || !knownLanguage(code)) return englishName;
  let display = names.get(spoken);
  if (!display) {
    display = new Intl.DisplayNames(spoken, { type: 'language', fallback: 'none' });
    names.set(spoken, display);
  }
  const { script } = new Intl.Locale(tag);
  // The merchant's own code names the language; of its tag only how it is written tells it apart.
  return display.of(script ? `${code.slice(0, 2)}-${script}` : code) ?? englishName;
}
