import { useTranslate } from 'ra-core';
import { languageOf } from '../../../../resources/languages';
import { useLanguageName } from '../../../engine/dictionaries/useLanguageNames';
import { useListText } from '../../../ui/useListText';

/** Parts of a look that the settings have under other names. */
const parts: Readonly<Record<string, string>> = {
  customCss: 'css',
  defaultLocale: 'defaultLanguage',
  supportedLanguages: 'languages',
};

/** What the parts of a look are called, and their values in words. */
export function useLookWords() {
  const translate = useTranslate();
  const list = useListText();
  const languageName = useLanguageName();
  const language = (code: string) => languageName(languageOf(code));
  const nameOf = ([part = '', name = '']: readonly string[]): string => {
    if (part === 'colours') return translate(`theme.colours.${name}`, { _: name });
    if (part === 'css') return translate('theme.css.label');
    if (part === 'defaultLanguage') return translate('theme.languages.main');
    return translate(part === 'languages' ? 'theme.languages.list' : 'pages.theme.title');
  };
  return {
    name: nameOf,
    /** The same for a field of the settings, or of their theme. */
    field(field: string): string {
      const part = parts[field];
      return nameOf(part === undefined ? ['colours', field] : [part]);
    },
    text: (value: unknown, [part]: readonly string[]): string => {
      if (Array.isArray(value)) return list(value.map((code) => language(String(code))));
      if (typeof value !== 'string') return '';
      return part === 'defaultLanguage' ? language(value) : value;
    },
  };
}
