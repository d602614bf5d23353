/** Kinds of fields that a form can have: the settings and the translatable texts of each. */
import type { BooleanField, ConfigFields } from '../config/configField';

/** Translatable texts of a field. `options` has one option per line. */
export type FormFieldText = 'label' | 'help' | 'placeholder' | 'options';

export interface FormFieldKindDefinition {
  texts: readonly FormFieldText[];
  settings: ConfigFields;
}

const required: BooleanField = { kind: 'boolean', default: false };

/** Largest number that a number field accepts as a limit. */
const MAX_NUMBER = 1_000_000;

const inputTexts: readonly FormFieldText[] = ['label', 'help', 'placeholder'];
const choiceTexts: readonly FormFieldText[] = ['label', 'help', 'options'];

export const formFieldKinds = {
  text: {
    texts: inputTexts,
    settings: {
      required,
      isLong: { kind: 'boolean', default: false },
      maxLength: { kind: 'count', unit: 'entries', default: null, min: 1, max: 10_000, optional: true },
    },
  },
  email: { texts: inputTexts, settings: { required } },
  phone: { texts: inputTexts, settings: { required } },
  number: {
    texts: inputTexts,
    settings: {
      required,
      min: { kind: 'count', unit: 'entries', default: null, min: -MAX_NUMBER, max: MAX_NUMBER, optional: true },
      max: { kind: 'count', unit: 'entries', default: null, min: -MAX_NUMBER, max: MAX_NUMBER, optional: true },
    },
  },
  date: {
    texts: ['label', 'help'],
    settings: { required, days: { kind: 'choice', choices: ['any', 'past', 'future'], default: 'any' } },
  },
  birthday: { texts: ['label', 'help'], settings: { required, isSaved: { kind: 'boolean', default: true } } },
  select: {
    texts: choiceTexts,
    settings: { required, look: { kind: 'choice', choices: ['list', 'buttons'], default: 'list' } },
  },
  multi: { texts: choiceTexts, settings: { required } },
  checkbox: { texts: ['label', 'help'], settings: { required } },
  consent: {
    texts: ['label', 'help'],
    settings: {
      required: { kind: 'boolean', default: true },
      subscribes: { kind: 'boolean', default: false },
    },
  },
  file: {
    texts: ['label', 'help'],
    settings: {
      required,
      fileTypes: { kind: 'choice', choices: ['images', 'documents', 'any'], default: 'images' },
      maxMegabytes: { kind: 'count', unit: 'entries', default: 5, min: 1, max: 25 },
    },
  },
  hidden: {
    texts: [],
    settings: {
      source: { kind: 'choice', choices: ['parameter', 'fixed'], default: 'parameter' },
      parameter: { kind: 'text', max: 60, visibleWhen: { field: 'source', is: 'parameter' } },
      content: { kind: 'text', max: 200, visibleWhen: { field: 'source', is: 'fixed' } },
    },
  },
  rating: {
    texts: ['label', 'help'],
    settings: { required, steps: { kind: 'choice', choices: ['5', '10'], default: '5' } },
  },
  heading: { texts: ['label', 'help'], settings: {} },
} as const satisfies Readonly<Record<string, FormFieldKindDefinition>>;

export type FormFieldKind = keyof typeof formFieldKinds;

/** Returns the kind of this name, or null for one that is not known here. */
export const findFormFieldKind = (name: unknown): FormFieldKind | null =>
  typeof name === 'string' && Object.hasOwn(formFieldKinds, name) ? (name as FormFieldKind) : null;

/** Whether a submission has a value of a field of this kind. */
export const hasAnswer = (kind: FormFieldKind | null): boolean => kind !== 'heading';
