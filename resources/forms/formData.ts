/**
 * `data` of a widget of the type `form`. The fields are an object by id with a separate order, so that changes of
 * different fields by two users can be merged. Texts are by language and then by key: `title`, or `<field id>.label`.
 */
import { type FormFieldKind, findFormFieldKind, hasAnswer } from './formFieldKinds';

/** Type of the widgets that are forms. */
export const FORM_WIDGET_TYPE = 'form';

/** Largest number of fields of a form. */
export const MAX_FORM_FIELDS = 60;

type UnknownRecord = Readonly<Record<string, unknown>>;

export const conditionTests = ['answered', 'empty', 'is', 'isNot'] as const;
export type ConditionTest = (typeof conditionTests)[number];

/** Condition on another field. The field is hidden on the storefront unless it is met. */
export interface FormCondition {
  /** Id of the other field. */
  field: string;
  test: ConditionTest;
  /** Compared by `is` and `isNot`. */
  value: string;
}

/** A field of a form. */
export interface FormField {
  id: string;
  /** Null if the stored kind is unknown. Such a field is kept as it is. */
  kind: FormFieldKind | null;
  /** Name in submissions. */
  name: string;
  condition: FormCondition | null;
  /** Stored settings, unchecked. */
  settings: UnknownRecord;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object(value) : {};

function toCondition(raw: unknown): FormCondition | null {
  const { field, test, value } = toRecord(raw);
  const knownTest = conditionTests.find((item) => item === test);
  return typeof field === 'string' && knownTest ? { field, test: knownTest, value: toText(value) } : null;
}

/** Returns the fields in their order. Fields that the order leaves out come last. */
export function getFormFields(data: unknown): readonly FormField[] {
  const { fields, order } = toRecord(data);
  const byId = toRecord(fields);
  const ordered = Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string') : [];
  const ids = [...new Set([...ordered.filter((id) => Object.hasOwn(byId, id)), ...Object.keys(byId)])];
  return ids.map((id) => {
    const settings = toRecord(byId[id]);
    return {
      id,
      kind: findFormFieldKind(settings['kind']),
      name: toText(settings['name']),
      condition: toCondition(settings['condition']),
      settings,
    };
  });
}

/** Whether a form has a field that a submission has a value of. */
export const hasAnswers = (data: unknown): boolean => getFormFields(data).some(({ kind }) => hasAnswer(kind));

/** Returns the merchant's name of a form; '' if it has none. */
export const getFormName = (data: unknown): string => toText(toRecord(data)['name']).trim();

/** Whether `data` can be read as a form at all. */
export const isFormData = (data: unknown): boolean => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Key of a text of a field. */
export const buildFieldTextKey = (id: string, text: string): string => `${id}.${text}`;

/** Splits options, one per line. Blank lines and repeated options are left out. */
export const parseOptions = (lines: string): readonly string[] => [
  ...new Set(lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))),
];
