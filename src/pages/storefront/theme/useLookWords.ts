import { useTranslate } from 'ra-core';
import { knownLanguage } from '../../../../resources/languages';

/** What the parts of a look are called, and their values in words. */
export function useLookWords() {
  const translate = useTranslate();
  const language = (code: string) => knownLanguage(code)?.englishName ?? code;
  return {
    name: (path: readonly string[]): string => {
      const [part = '', name = ''] = path;
      if (part === 'colours') return translate(`theme.colours.${name}`, { _: name });
      if (part === 'css') return translate('theme.css.label');
      if (part === 'defaultLanguage') return translate('theme.languages.main');
      return translate(part === 'languages' ? 'theme.languages.list' : 'pages.theme.title');
    },
    text: (value: unknown, [part]: readonly string[]): string => {
      if (Array.isArray(value)) return value.map((code) => language(String(code))).join(', ');
      if (typeof value !== 'string') return '';
      return part === 'defaultLanguage' ? language(value) : value;
    },
  };
}
