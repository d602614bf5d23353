import { useTranslate } from 'ra-core';
import type { ConfigField } from '../../../../resources/loyalty/configField';
import { useShop } from '../../../engine/shop';
import { money } from '../../../lib/money';
import { percent } from '../../../lib/percent';
import { points } from '../../../lib/points';
import { appliesToIn, namedIn } from '../forms/named';

/** A value of a programme in words. @param name of the field, by which the words of its choices are found */
export function useValueText(): (field: ConfigField | null, name: string, value: unknown) => string {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const none = translate('loyaltyEditor.value.none');

  const numberText = (field: ConfigField, value: number) => {
    if (field.kind === 'money') return money(value, currency, locale);
    if (field.kind === 'percent') return percent(value, locale);
    const count = points(value, locale);
    if (field.kind !== 'whole') return count;
    return field.unit === 'points'
      ? translate('loyalty.points', { smart_count: value, points: count })
      : translate(`loyaltyEditor.value.${field.unit}`, { smart_count: value });
  };
  const switchText = (name: string, value: boolean) => {
    if (name === 'isEnabled') return translate(value ? 'loyaltyEditor.value.on' : 'loyaltyEditor.value.off');
    return translate(value ? 'loyaltyEditor.value.yes' : 'loyaltyEditor.value.no');
  };
  const scopeText = (value: unknown) => {
    const { applyTo, selectedProducts, selectedCollections } = appliesToIn(value);
    const to = translate(`loyalty.choices.appliesTo.${applyTo}`);
    const chosen = { entireOrder: [], selectedProducts, selectedCollections }[applyTo];
    const names = chosen.map(({ label }) => label).join(', ');
    return names === '' ? to : translate('loyaltyEditor.value.inOrder', { to, names });
  };
  const textText = (field: ConfigField | null, name: string, value: string) => {
    if (field?.kind !== 'choice') return translate('loyaltyEditor.value.quoted', { text: value });
    return name === 'network'
      ? translate(`loyalty.networks.${value}`, { _: value })
      : translate(`loyalty.choices.${name}.${value}`, { _: value });
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
