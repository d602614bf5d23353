import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import { useLanguageName } from '../../../engine/dictionaries/useLanguageNames';
import { useListText } from '../../../ui/text/useListText';

/** Site setting names mapped to their part of the theme settings. */
const partsByField: Readonly<Record<string, string>> = {
  customCss: 'css',
  defaultLocale: 'defaultLanguage',
  supportedLanguages: 'languages',
};

/** Labels and formatted values of theme settings, for error and conflict messages. */
export function useThemeSettingsLabels() {
  const translate = useTranslate();
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const formatLanguage = (code: string) => getLanguageName(getLanguage(code));
  const getLabel = ([part = '', name = '']: readonly string[]): string => {
    if (part === 'colors') return translate(`theme.colors.${name}`, { _: name });
    if (part === 'css') return translate('theme.css.label');
    if (part === 'defaultLanguage') return translate('storeLanguages.main');
    return translate(part === 'languages' ? 'storeLanguages.list' : 'pages.theme.title');
  };
  return {
    getLabel,
    /** Returns the label of a field of the site settings or of their widget theme. */
    getFieldLabel(field: string): string {
      const part = partsByField[field];
      return getLabel(part === undefined ? ['colors', field] : [part]);
    },
    formatValue: (value: unknown, [part]: readonly string[]): string => {
      if (Array.isArray(value)) return formatList(value.map((code) => formatLanguage(String(code))));
      if (typeof value !== 'string') return '';
      return part === 'defaultLanguage' ? formatLanguage(value) : value;
    },
  };
}
