import { useTranslate } from 'ra-core';
import type { ConfigField } from '../../../../resources/loyalty/configField';
import { type ConfigFault, configFault } from '../../../../resources/loyalty/configShape';
import { useShop } from '../../../engine/shop';
import { money } from '../../../lib/money';
import { points } from '../../../lib/points';

/** Fields that mean something else in some kinds of reward, and are called so. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  percentage: { value: 'percent' },
  increment_amount: { value: 'step' },
};

interface FieldWords {
  label: string;
  help: string | undefined;
}

/** What the field at a path is called, and what is said below it. @param type of the task or reward; null: the programme */
export function useFieldWords(): (type: string | null, path: string) => FieldWords {
  const translate = useTranslate();
  return (type, path) => {
    const name = path.split('.').at(-1) ?? path;
    const key = ownNames[type ?? '']?.[name] ?? name;
    return {
      label: translate(`loyalty.fields.${key}`, { _: name }),
      help: translate(`loyalty.help.${key}`, { _: '' }) || undefined,
    };
  };
}

/** Says what is wrong with a value of a field; undefined where nothing is. */
export function useFaultText(): (field: ConfigField, value: unknown) => string | undefined {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  return (field, value) => {
    const fault = configFault(field, value);
    if (!fault) return undefined;
    const { limit = 0 } = fault;
    const told = field.kind === 'money' ? money(limit, currency, locale) : points(limit, locale);
    return translate(`loyaltyEditor.fault.${reasonOf(field, fault, value)}`, { limit: told });
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
