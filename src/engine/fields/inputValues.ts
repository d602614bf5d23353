/** Values of inputs, parsed from stored values and drafts of any shape. */
import type { AppliesToValue, NamedRef } from '../../../resources/field';
import type { PickerChoice } from '../../ui/form/PickerChoice';

/** Text of a text or number input. */
export const toInputText = (value: unknown): string =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : '';

export const toPickerChoice = ({ label, value }: NamedRef): PickerChoice => ({ id: value, label });
export const toNamedRef = ({ id, label }: PickerChoice): NamedRef => ({ label, value: id });

/** Parses the value of a `record` input. Returns null if it is invalid. */
export function parsePickedRef(value: unknown): PickerChoice | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('label' in value)) return null;
  const { id, label } = value;
  return typeof id === 'string' && typeof label === 'string' ? { ...value, id, label } : null;
}

/** Parses the value of an `images` input. */
export const parseUrls = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((url): url is string => typeof url === 'string') : [];

/** Parses a product or collection. Returns null if it has no id; the id is the label if there is none. */
export function parseNamedRef(value: unknown): NamedRef | null {
  const record: Readonly<Record<string, unknown>> = { ...Object(value) };
  const id = record['value'];
  if (typeof id !== 'string' || id === '') return null;
  return { value: id, label: typeof record['label'] === 'string' && record['label'] !== '' ? record['label'] : id };
}

/** Parses the value of an `appliesTo` input. Defaults to the entire order. */
export function parseAppliesTo(value: unknown): AppliesToValue {
  const record: Readonly<Record<string, unknown>> = { ...Object(value) };
  return {
    applyTo: scopes.find((scope) => scope === record['applyTo']) ?? 'entireOrder',
    selectedProducts: parseNamedRefs(record['selectedProducts']),
    selectedCollections: parseNamedRefs(record['selectedCollections']),
  };
}

const scopes = ['entireOrder', 'selectedProducts', 'selectedCollections'] as const;

const parseNamedRefs = (value: unknown): NamedRef[] =>
  Array.isArray(value) ? value.flatMap((item) => parseNamedRef(item) ?? []) : [];
