import '../../../i18n/en/areas/formFields';
import { useTranslate } from 'ra-core';
import type { ConfigField } from '../../../resources/config/configField';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPercent } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { useListText } from '../../ui/text/useListText';
import { useCurrentSite } from '../shop/currentSite';
import type { GetChoiceLabel } from './inputProps';
import { parseAppliesTo, parseNamedRef } from './inputValues';

/**
 * Returns a function that formats a field value as text. Needs the messages of `formFields`.
 * @param getChoiceLabels choice labels by field name
 */
export function useValueText(
  getChoiceLabels: (name: string) => GetChoiceLabel,
): (field: ConfigField | null, name: string, value: unknown) => string {
  const translate = useTranslate();
  const listText = useListText();
  const { currency, locale } = useCurrentSite();
  const none = translate('formFields.value.none');

  const numberText = (field: ConfigField, value: number) => {
    if (field.kind === 'money') return formatMoney(value, currency, locale);
    if (field.kind === 'percent') return formatPercent(value, locale);
    const count = formatPoints(value, locale);
    if (field.kind !== 'count') return count;
    return field.unit === 'points'
      ? translate('ui.points', { smart_count: value, points: count })
      : translate(`formFields.value.${field.unit}`, { smart_count: value });
  };
  const switchText = (name: string, value: boolean) => {
    if (name === 'isEnabled') return translate(value ? 'formFields.value.on' : 'formFields.value.off');
    return translate(value ? 'formFields.value.yes' : 'formFields.value.no');
  };
  const scopeText = (value: unknown) => {
    const { applyTo, selectedProducts, selectedCollections } = parseAppliesTo(value);
    const to = getChoiceLabels('appliesTo')(applyTo);
    const chosen = { entireOrder: [], selectedProducts, selectedCollections }[applyTo];
    const names = listText(chosen.map(({ label }) => label));
    return names === '' ? to : translate('formFields.value.inOrder', { to, names });
  };
  const textText = (field: ConfigField | null, name: string, value: string) => {
    if (field?.kind !== 'choice') return translate('formFields.value.quoted', { text: value });
    return getChoiceLabels(name)(value);
  };
  return (field, name, value) => {
    if (field?.kind === 'appliesTo') return scopeText(value);
    if (field?.kind === 'product') return parseNamedRef(value)?.label ?? none;
    if (value === null || value === undefined || value === '') return none;
    if (typeof value === 'boolean') return switchText(name, value);
    if (field && typeof value === 'number') return numberText(field, value);
    return typeof value === 'string' ? textText(field, name, value) : JSON.stringify(value);
  };
}
