import { useTranslate } from 'ra-core';
import { buildFieldTextKey, type FormField, getFormFields } from '../../../../resources/forms/formData';
import { getLanguage } from '../../../../resources/languages';
import type { FieldText } from '../../../engine/fields/FieldList';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLanguageName } from '../../locale/dictionaries/useLanguageNames';
import { getCustomText, type WidgetData } from '../../storefront/widgetData';

/** Returns a function for the label, help text, and choice labels of a setting. */
export function useSettingText(): (name: string) => FieldText {
  const translate = useTranslate();
  // Settings that all widgets have keep the labels of the widget editor.
  const either = (key: string, fallback: string) =>
    translate(`forms.${key}`, { _: translate(`widgets.${key}`, { _: fallback }) });
  return (name) => ({
    label: either(`fields.${name}`, name),
    help: either(`help.${name}`, '') || undefined,
    getChoiceLabel: (choice) => either(`choices.${name}.${choice}`, choice),
  });
}

/** Returns a function for the title of a field: its label in the store's first language, its name, or its kind. */
export function useFieldTitle(data: WidgetData): (field: FormField) => string {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  return ({ id, kind, name }) =>
    getCustomText(data, shoppersLocale, buildFieldTextKey(id, 'label')).trim() ||
    name ||
    translate(`forms.kinds.${kind ?? 'unknown'}.name`);
}

/** Labels and values of a form's data, for error and conflict messages. */
export function useFormDataLabels(data: WidgetData) {
  const translate = useTranslate();
  const getLanguageName = useLanguageName();
  const getSettingText = useSettingText();
  const getFieldTitle = useFieldTitle(data);
  const getTitle = (id: string) => {
    const field = getFormFields(data).find((item) => item.id === id);
    return field ? getFieldTitle(field) : id;
  };
  const getTextLabel = (key: string) => {
    const [id = '', part] = key.split('.');
    if (part === undefined) return translate(`forms.texts.${id}`, { _: id });
    return translate('forms.named.part', { field: getTitle(id), part: translate(`forms.texts.${part}`, { _: part }) });
  };
  return {
    getLabel([part = '', first, second]: readonly string[]): string {
      if (part === 'order') return translate('forms.named.order');
      if (part === 'name') return translate('forms.name.label');
      if (part === 'fields') {
        if (first === undefined) return translate('forms.builder.title');
        if (second === undefined) return getTitle(first);
        return translate('forms.named.part', { field: getTitle(first), part: getSettingText(second).label });
      }
      if (part !== 'texts') return getSettingText(part).label;
      if (first === undefined || second === undefined) return translate('forms.texts.heading');
      return translate('widgets.texts.named', {
        text: getTextLabel(second),
        language: getLanguageName(getLanguage(first)),
      });
    },
    formatValue(value: unknown, [part = '']: readonly string[]): string {
      if (value === undefined) return '';
      if (part === 'order' && Array.isArray(value)) return value.map((id) => getTitle(String(id))).join(', ');
      return typeof value === 'string' ? value : JSON.stringify(value);
    },
  };
}
