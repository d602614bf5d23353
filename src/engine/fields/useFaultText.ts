import { useTranslate } from 'ra-core';
import type { ConfigField } from '../../../resources/config/configField';
import { type ConfigFault, configFault } from '../../../resources/config/configShape';
import { money } from '../../lib/money';
import { points } from '../../lib/points';
import { useShop } from '../shop';

/** Says what is wrong with a value of a field; undefined where nothing is. */
export function useFaultText(): (field: ConfigField, value: unknown) => string | undefined {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  return (field, value) => {
    const fault = configFault(field, value);
    if (!fault) return undefined;
    const { limit = 0 } = fault;
    const told = field.kind === 'money' ? money(limit, currency, locale) : points(limit, locale);
    return translate(`formFields.fault.${reasonOf(field, fault, value)}`, { limit: told });
  };
}

function reasonOf(field: ConfigField, { reason }: ConfigFault, value: unknown): string {
  const isTyped = typeof value === 'string' && value.trim() !== '';
  if (field.kind === 'money' || field.kind === 'percent') return isTyped ? 'notNumber' : reason;
  if (reason !== 'missing') return reason;
  if (field.kind === 'product') return 'missingProduct';
  return field.kind === 'appliesTo' ? 'missingSome' : reason;
}

/** Whether a value is missing, rather than wrong: that is told only once the field was left. */
export function isMissing(field: ConfigField, value: unknown): boolean {
  return configFault(field, value)?.reason === 'missing' && (typeof value !== 'string' || value.trim() === '');
}
