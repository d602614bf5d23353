import { useTranslate } from 'ra-core';
import { languageOf } from '../../../../resources/languages';
import type { PlainText, ShopperText } from '../../../../resources/storefront/shopperTextShape';
import { shopperTextOf } from '../../../../resources/storefront/texts';
import { fieldsOf, type WidgetPage } from '../../../../resources/widgetPages/widgetPage';
import { useLanguageName } from '../../../engine/dictionaries/useLanguageNames';
import type { ChoiceWord } from '../../../engine/fields/FieldInput';
import type { FieldWords } from '../../../engine/fields/FieldList';
import { useValueText } from '../../../engine/fields/useValueText';

/** The words of the choices of the field of a name. */
function useChoiceWords(): (name: string) => ChoiceWord {
  const translate = useTranslate();
  return (name) => (choice) => translate(`widgets.choices.${name}.${choice}`, { _: choice });
}

/** What the control of a value is called, and what is said below it. */
export function useControlWords(): (name: string) => FieldWords {
  const translate = useTranslate();
  const choiceWords = useChoiceWords();
  return (name) => ({
    label: translate(`widgets.fields.${name}`, { _: name }),
    help: translate(`widgets.help.${name}`, { _: '' }) || undefined,
    choiceWord: choiceWords(name),
  });
}

const isPlain = (text: ShopperText | null): text is PlainText => text !== null && 'text' in text;

/** What a text is called: as it stands from the start. */
export function textName(key: string): string {
  const text = shopperTextOf(key);
  return isPlain(text) ? text.text : key;
}

/** What the parts of a widget's data are called, and their values in words. */
export function useDataWords(page: WidgetPage) {
  const translate = useTranslate();
  const wordsOf = useControlWords();
  const languageName = useLanguageName();
  const valueText = useValueText(useChoiceWords());
  const fields = fieldsOf(page);
  return {
    name([part = '', code, key]: readonly string[]): string {
      if (part !== 'texts') return Object.hasOwn(fields, part) ? wordsOf(part).label : part;
      if (code === undefined || key === undefined) return translate('widgets.groups.texts');
      return translate('widgets.texts.named', { text: textName(key), language: languageName(languageOf(code)) });
    },
    text(value: unknown, [part = '']: readonly string[]): string {
      if (value === undefined) return '';
      if (part === 'texts') return typeof value === 'string' ? value : JSON.stringify(value);
      return valueText(Object.hasOwn(fields, part) ? (fields[part] ?? null) : null, part, value);
    },
  };
}
