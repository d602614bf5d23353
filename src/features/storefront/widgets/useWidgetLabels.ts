import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import type { PlainText, ShopperText } from '../../../../resources/storefront/shopperTextShape';
import { getShopperText } from '../../../../resources/storefront/texts';
import { allWidgetFields, type WidgetPage } from '../../../../resources/widgetPages/widgetPage';
import type { FieldText } from '../../../engine/fields/FieldList';
import type { GetChoiceLabel } from '../../../engine/fields/inputProps';
import { useValueText } from '../../../engine/fields/useValueText';
import { useLanguageName } from '../../locale/dictionaries/useLanguageNames';

/** Labels of a field's choices. */
function useChoiceLabels(): (name: string) => GetChoiceLabel {
  const translate = useTranslate();
  return (name) => (choice) => translate(`widgets.choices.${name}.${choice}`, { _: choice });
}

/** Returns a function for the label, help text and choice labels of a control. */
export function useControlText(): (name: string) => FieldText {
  const translate = useTranslate();
  const getChoiceLabels = useChoiceLabels();
  return (name) => ({
    label: translate(`widgets.fields.${name}`, { _: name }),
    help: translate(`widgets.help.${name}`, { _: '' }) || undefined,
    getChoiceLabel: getChoiceLabels(name),
  });
}

const isPlain = (text: ShopperText | null): text is PlainText => text !== null && 'text' in text;

/** Returns the label of a text, which is its default wording. */
export function getTextLabel(key: string): string {
  const text = getShopperText(key);
  return isPlain(text) ? text.text : key;
}

/** Labels and formatted values of widget data, for error and conflict messages. */
export function useWidgetDataLabels(page: WidgetPage) {
  const translate = useTranslate();
  const getControlText = useControlText();
  const getLanguageName = useLanguageName();
  const formatFieldValue = useValueText(useChoiceLabels());
  const pageFields = allWidgetFields(page);
  return {
    getLabel([part = '', code, key]: readonly string[]): string {
      if (part !== 'texts') return Object.hasOwn(pageFields, part) ? getControlText(part).label : part;
      if (code === undefined || key === undefined) return translate('widgets.groups.texts');
      return translate('widgets.texts.named', {
        text: getTextLabel(key),
        language: getLanguageName(getLanguage(code)),
      });
    },
    formatValue(value: unknown, [part = '']: readonly string[]): string {
      if (value === undefined) return '';
      if (part === 'texts') return typeof value === 'string' ? value : JSON.stringify(value);
      return formatFieldValue(Object.hasOwn(pageFields, part) ? (pageFields[part] ?? null) : null, part, value);
    },
  };
}
