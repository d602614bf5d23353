/** Which language the console speaks: chosen in the menu, kept in this browser. */
import { chooseLanguage, directionOf, languageKey } from '../../../i18n/chooseLanguage';
import { i18nProvider } from '../../../i18n/words';
import { readStored, writeStored } from '../../lib/browserStorage';

/** The languages to choose from, each as its speakers call it. */
export const languageChoices = (): readonly { locale: string; name: string }[] => i18nProvider.getLocales?.() ?? [];

/**
 * Speaks the merchant's choice, else what the browser asks for, else English.
 * @returns the language that could not be loaded, so that English is spoken; null if all is well. It never fails.
 */
export async function speakFirst(): Promise<string | null> {
  const wanted = firstLanguage();
  if (wanted === i18nProvider.getLocale()) return null;
  try {
    await speak(wanted);
    return null;
  } catch {
    await speak('en');
    return wanted;
  }
}

function firstLanguage(): string {
  const chosen = chooseLanguage(readStored(languageKey), navigator.languages);
  return languageChoices().some(({ locale }) => locale === chosen) ? chosen : 'en';
}

/** Nothing is mounted anew, so that what is typed stays. */
async function speak(code: string): Promise<void> {
  await i18nProvider.changeLocale(code);
  const spoken = i18nProvider.getLocale();
  document.documentElement.lang = spoken;
  document.documentElement.dir = directionOf(spoken);
}

/**
 * Speaks a language from now on, and keeps it as the merchant's choice.
 * @throws whatever the download of its words fails with; the language stays as it was then
 */
export async function speakAlways(code: string): Promise<void> {
  await speak(code);
  writeStored(languageKey, i18nProvider.getLocale());
}
