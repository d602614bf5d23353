import { useTranslate } from 'ra-core';
import type { ConfigField } from '../../../resources/config/configField';
import { money } from '../../lib/money';
import { percent } from '../../lib/percent';
import { points } from '../../lib/points';
import { useListText } from '../../ui/useListText';
import { useShop } from '../shop';
import type { ChoiceWord } from './FieldInput';
import { appliesToIn, namedIn } from './named';

/**
 * A value of a field in words. Needs the words of `formFields`.
 * @param choiceWords the words of the choices of the field of a name
 */
export function useValueText(
  choiceWords: (name: string) => ChoiceWord,
): (field: ConfigField | null, name: string, value: unknown) => string {
  const translate = useTranslate();
  const listText = useListText();
  const { currency, locale } = useShop();
  const none = translate('formFields.value.none');

  const numberText = (field: ConfigField, value: number) => {
    if (field.kind === 'money') return money(value, currency, locale);
    if (field.kind === 'percent') return percent(value, locale);
    const count = points(value, locale);
    if (field.kind !== 'whole') return count;
    return field.unit === 'points'
      ? translate('formFields.value.points', { smart_count: value, points: count })
      : translate(`formFields.value.${field.unit}`, { smart_count: value });
  };
  const switchText = (name: string, value: boolean) => {
    if (name === 'isEnabled') return translate(value ? 'formFields.value.on' : 'formFields.value.off');
    return translate(value ? 'formFields.value.yes' : 'formFields.value.no');
  };
  const scopeText = (value: unknown) => {
    const { applyTo, selectedProducts, selectedCollections } = appliesToIn(value);
    const to = choiceWords('appliesTo')(applyTo);
    const chosen = { entireOrder: [], selectedProducts, selectedCollections }[applyTo];
    const names = listText(chosen.map(({ label }) => label));
    return names === '' ? to : translate('formFields.value.inOrder', { to, names });
  };
  const textText = (field: ConfigField | null, name: string, value: string) => {
    if (field?.kind !== 'choice') return translate('formFields.value.quoted', { text: value });
    return choiceWords(name)(value);
  };
  return (field, name, value) => {
    if (field?.kind === 'appliesTo') return scopeText(value);
    if (field?.kind === 'product') return namedIn(value)?.label ?? none;
    if (value === null || value === undefined || value === '') return none;
    if (typeof value === 'boolean') return switchText(name, value);
    if (field && typeof value === 'number') return numberText(field, value);
    return typeof value === 'string' ? textText(field, name, value) : JSON.stringify(value);
  };
}
