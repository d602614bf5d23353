/** The language of the interface: chosen in the menu, stored in this browser. */
import { chooseLanguage, languageKey, textDirection } from '../../../i18n/chooseLanguage';
import { i18nProvider } from '../../../i18n/i18n';
import { getStoredItem, setStoredItem } from '../../lib/storage/browserStorage';

/** The available languages with their own names. */
export const languageChoices = (): readonly { locale: string; name: string }[] => i18nProvider.getLocales?.() ?? [];

/**
 * Applies the stored language, else the browser's, else English.
 * @returns the language that could not be loaded and was replaced by English, else null; never rejects
 */
export async function loadInitialLocale(): Promise<string | null> {
  const preferred = firstLanguage();
  if (preferred === i18nProvider.getLocale()) return null;
  try {
    await changeLocale(preferred);
    return null;
  } catch {
    await changeLocale('en');
    return preferred;
  }
}

function firstLanguage(): string {
  const available = languageChoices().map(({ locale }) => locale);
  return chooseLanguage(getStoredItem(languageKey), navigator.languages, available);
}

/** Components stay mounted, so that typed text is kept. */
async function changeLocale(code: string): Promise<void> {
  await i18nProvider.changeLocale(code);
  const currentLocale = i18nProvider.getLocale();
  document.documentElement.lang = currentLocale;
  document.documentElement.dir = textDirection(currentLocale);
}

/**
 * Changes the language and stores the choice.
 * @throws if its messages can't be loaded; the language is unchanged then
 */
export async function setLocale(code: string): Promise<void> {
  await changeLocale(code);
  setStoredItem(languageKey, i18nProvider.getLocale());
}
