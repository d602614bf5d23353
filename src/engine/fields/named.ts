/** Products and collections as a programme holds them, and as they are picked. */
import type { AppliesToValue, Named } from '../../../resources/config/configField';
import type { PickerChoice } from '../../ui/form/PickerChoice';

export const choiceOf = ({ label, value }: Named): PickerChoice => ({ id: value, label });
export const namedOf = ({ id, label }: PickerChoice): Named => ({ label, value: id });

/** A product or collection in a value of whatever kind; null where there is none. */
export function namedIn(value: unknown): Named | null {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  const id = given['value'];
  if (typeof id !== 'string' || id === '') return null;
  return { value: id, label: typeof given['label'] === 'string' && given['label'] !== '' ? given['label'] : id };
}

/** What a discount is good for, in a value of whatever kind; the whole order where it tells of nothing. */
export function appliesToIn(value: unknown): AppliesToValue {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  const applyTo = kinds.find((kind) => kind === given['applyTo']) ?? 'entireOrder';
  return {
    applyTo,
    selectedProducts: all(given['selectedProducts']),
    selectedCollections: all(given['selectedCollections']),
  };
}

const kinds = ['entireOrder', 'selectedProducts', 'selectedCollections'] as const;

const all = (value: unknown): Named[] => (Array.isArray(value) ? value.flatMap((one) => namedIn(one) ?? []) : []);
