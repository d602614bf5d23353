/** Fields of declarative forms, such as the `config` of a task: input fields with a default and a visibility. */
import type { AppliesToValue, CountUnit, InputField, NamedRef } from '../field';

/** Condition on another field of the same form. The field is hidden unless it is met. */
export type Condition =
  | { readonly field: string; readonly is: string | boolean }
  | { readonly field: string; readonly isNot: string | boolean };

interface Conditional {
  visibleWhen?: Condition;
}

/** Integer with a unit; null if `optional` and empty. */
export interface CountField extends InputField<'count'>, Conditional {
  unit: CountUnit;
  default: number | null;
  min: number;
  max: number;
  optional?: true;
}

/** The minimum is more than 0 by default; null if `optional` and empty. */
export interface MoneyField extends InputField<'money'>, Conditional {
  default: number | null;
  optional?: true;
}

export interface PercentField extends InputField<'percent'> {
  default: number;
}

export interface ChoiceField extends InputField<'choice'>, Conditional {
  default: string;
}

export interface BooleanField extends InputField<'boolean'>, Conditional {
  default: boolean;
}

/** Syntax of a text: an Instagram account, or hashtags separated by blanks or commas. */
export type TextFormat = 'instagramAccount' | 'hashtags';

export type TextField = InputField<'text' | 'longText'> &
  Conditional & { max: number; optional?: true; format?: TextFormat };

export interface UrlField extends InputField<'url'>, Conditional {
  optional?: true;
}

export interface PathsField extends InputField<'paths'>, Conditional {
  max: number;
}

export type ConfigField =
  | CountField
  | MoneyField
  | PercentField
  | ChoiceField
  | BooleanField
  | TextField
  | UrlField
  | PathsField
  | InputField<'product'>
  | InputField<'appliesTo'>;

export type ConfigFields = Readonly<Record<string, ConfigField>>;

type Empty<Field> = Field extends { optional: true } ? null : never;

/** Value type of a field. */
export type ValueOf<Field extends ConfigField> = Field extends CountField | MoneyField
  ? number | Empty<Field>
  : Field extends PercentField
    ? number
    : Field extends ChoiceField
      ? Field['choices'][number]
      : Field extends BooleanField
        ? boolean
        : Field extends InputField<'product'>
          ? NamedRef | null
          : Field extends InputField<'appliesTo'>
            ? AppliesToValue
            : string;

/** Type of the `config` with these fields. */
export type ConfigOf<Fields extends ConfigFields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> };

/** Checks if a field is visible with the current values. */
export function isFieldVisible(field: ConfigField, config: unknown): boolean {
  if (!('visibleWhen' in field) || field.visibleWhen === undefined) return true;
  const record: Readonly<Record<string, unknown>> = Object(config);
  const value = record[field.visibleWhen.field];
  return 'is' in field.visibleWhen ? value === field.visibleWhen.is : value !== field.visibleWhen.isNot;
}

/** Any value of a `config`. */
export type ConfigValue = ValueOf<ConfigField> | null;
