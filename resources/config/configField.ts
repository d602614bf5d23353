/** How one value of a form that is declared as data is stated, such as of the `config` of a task: what kind it is, what it starts from, and its limits. */

/** A whole number of something; null where `optional` and left empty. */
export interface WholeField {
  kind: 'whole';
  unit: 'points' | 'days' | 'months' | 'times' | 'seconds' | 'pixels' | 'entries';
  default: number | null;
  min: number;
  max: number;
  optional?: true;
  onlyWith?: Condition;
}

/** An amount in the shop's currency; null where `optional` and left empty. */
export interface MoneyField {
  kind: 'money';
  default: number | null;
  /** The least that is allowed; above 0 unless it says 0. */
  min?: number;
  optional?: true;
  onlyWith?: Condition;
}

/** A field means something only while another of the same form is this, or is not; else it is not asked for. */
export type Condition =
  | { readonly field: string; readonly is: string | boolean }
  | { readonly field: string; readonly isNot: string | boolean };

export interface PercentField {
  kind: 'percent';
  default: number;
}

export interface ChoiceField {
  kind: 'choice';
  choices: readonly string[];
  default: string;
  onlyWith?: Condition;
}

export interface SwitchField {
  kind: 'switch';
  default: boolean;
  onlyWith?: Condition;
}

/** A line, or a paragraph, of the merchant's own words. */
export interface TextField {
  kind: 'line' | 'paragraph';
  max: number;
  optional?: true;
}

/** A web address, https or http. */
export interface LinkField {
  kind: 'link';
  optional?: true;
}

/** Pages of the shop, a path a line: `/products/socks`, or `/products/*` for all that begin so. */
export interface PathsField {
  kind: 'paths';
  max: number;
  onlyWith?: Condition;
}

/** One product of the shop. */
export interface ProductField {
  kind: 'product';
}

/** What a discount is good for: the whole order, some products, or some collections. */
export interface AppliesToField {
  kind: 'appliesTo';
}

export type ConfigField =
  | WholeField
  | MoneyField
  | PercentField
  | ChoiceField
  | SwitchField
  | TextField
  | LinkField
  | PathsField
  | ProductField
  | AppliesToField;

export type ConfigFields = Readonly<Record<string, ConfigField>>;

/** A product or collection by name and id, as section 3 of the specification has `freeProduct`. */
export interface Named {
  label: string;
  value: string;
}

/** The value of an `appliesTo` field. */
export interface AppliesToValue {
  applyTo: 'entireOrder' | 'selectedProducts' | 'selectedCollections';
  selectedProducts: readonly Named[];
  selectedCollections: readonly Named[];
}

type Empty<Field> = Field extends { optional: true } ? null : never;

/** What a field of this kind holds. */
export type ValueOf<Field extends ConfigField> = Field extends WholeField | MoneyField
  ? number | Empty<Field>
  : Field extends PercentField
    ? number
    : Field extends ChoiceField
      ? Field['choices'][number]
      : Field extends SwitchField
        ? boolean
        : Field extends ProductField
          ? Named | null
          : Field extends AppliesToField
            ? AppliesToValue
            : string;

/** The `config` of a type with these fields. */
export type ConfigOf<Fields extends ConfigFields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> };

/** Whether a field is asked for, as the others stand. */
export function isAsked(field: ConfigField, config: unknown): boolean {
  if (!('onlyWith' in field) || field.onlyWith === undefined) return true;
  const given: Readonly<Record<string, unknown>> = Object(config);
  const value = given[field.onlyWith.field];
  return 'is' in field.onlyWith ? value === field.onlyWith.is : value !== field.onlyWith.isNot;
}

/** Any value of a `config`. */
export type ConfigValue = ValueOf<ConfigField> | null;
