/** Field kinds. They determine how a value is queried and displayed, and how it is entered in a form. */
import type { ZodMiniType } from 'zod/mini';
import type { PickerSource, Row } from './entity';
import type { Attachment, CustomerRef, DiscountConfig, OrderRef, ProductRef, QuestionRef, ReviewRef } from './shapes';

/** Status tone. Shown by icon and text, not by color alone. */
export type StatusTone = 'waiting' | 'done' | 'refused' | 'featured' | 'neutral';

/** Kinds with string values. An `instant` is shown relative to now; a `deadline` is in the future and counted down. */
export type TextKind = 'text' | 'longText' | 'email' | 'code' | 'country' | 'instant' | 'deadline' | 'program';
/** Kinds with number values. */
export type NumberKind = 'count' | 'points' | 'rating' | 'mark';
/** Amount of money. */
export interface MoneyField {
  kind: 'money';
  /** Field with the ISO 4217 code of its currency. */
  currency: string;
}

/** Kinds with object or list values, and their types. */
export interface ObjectFieldValues {
  person: CustomerRef;
  product: ProductRef;
  attachments: readonly Attachment[];
  discount: DiscountConfig;
  order: OrderRef;
  review: ReviewRef;
  question: QuestionRef;
}
export type CompoundKind = keyof ObjectFieldValues;

/** All field kinds. The engine has one component per kind. */
export type FieldKind = TextKind | NumberKind | CompoundKind | 'boolean' | 'choice' | 'money';

/** Field with a fixed set of values, each with a tone. Unknown values are shown as text. */
export interface ChoiceField {
  kind: 'choice';
  choices: Readonly<Record<string, StatusTone>>;
}

/** Kinds that refer to a record of another entity. */
export type ReferenceKind = 'person' | 'review' | 'question';

/** Reference to a record. Not linked without an entity. */
export interface ReferenceField<Kind extends ReferenceKind = ReferenceKind> {
  kind: Kind;
  /** Name of the referenced entity. */
  entity?: string;
}

/** Field of a kind. */
export type FieldOfKind<Kind extends FieldKind> = Kind extends 'choice'
  ? ChoiceField
  : Kind extends 'money'
    ? MoneyField
    : Kind extends ReferenceKind
      ? ReferenceField<Kind>
      : { kind: Kind };

/** Value of a kind; null if there is none. */
export type ValueOfKind<Kind extends FieldKind> =
  | null
  | (Kind extends TextKind | 'choice'
      ? string
      : Kind extends NumberKind | 'money'
        ? number
        : Kind extends CompoundKind
          ? ObjectFieldValues[Kind]
          : boolean);

export type Field = { [Kind in FieldKind]: FieldOfKind<Kind> }[FieldKind] & {
  /** Computes the value from the row, which the API doesn't have. */
  value?: (row: Row) => unknown;
  /** Shape of the value, of a field that an extension adds. */
  shape?: ZodMiniType;
};

type Known<Value> = NonNullable<Value>;

/** Fields that match a value type. */
export type FieldFor<Value> =
  Known<Value> extends string
    ? { kind: TextKind } | ChoiceField
    : Known<Value> extends number
      ? { kind: NumberKind } | MoneyField
      : Known<Value> extends boolean
        ? { kind: 'boolean' }
        : {
            [Kind in CompoundKind]: Known<Value> extends ObjectFieldValues[Kind]
              ? Kind extends ReferenceKind
                ? ReferenceField<Kind>
                : { kind: Kind }
              : never;
          }[CompoundKind];

type Nested<Value> =
  Known<Value> extends readonly unknown[] ? never : Known<Value> extends object ? keyof Known<Value> & string : never;

/** The row itself, for a field that shows the whole row (a customer as a person). */
export type RowPath = '$row';

/** Dotted path of a value in a row, at most two segments. */
export type Path<Row> =
  | RowPath
  | { [Key in keyof Row & string]: Key | `${Key}.${Nested<Row[Key]>}` }[keyof Row & string];

/** Type of the value at a path. */
export type PathValue<Row, P extends string> = P extends RowPath
  ? Row
  : P extends `${infer Head}.${infer Tail}`
    ? Head extends keyof Row
      ? Tail extends keyof Known<Row[Head]>
        ? Known<Row[Head]>[Tail]
        : never
      : never
    : P extends keyof Row
      ? Row[P]
      : never;

/** Declared fields of a row: exactly those that are queried and can be displayed. */
export type Fields<Row> = { readonly [P in Path<Row>]?: FieldFor<PathValue<Row, P>> };

/** Units of whole numbers. */
export type CountUnit = 'points' | 'days' | 'months' | 'times' | 'seconds' | 'pixels' | 'entries';

/** Kinds of form inputs and the options of each. The engine has one input per kind (`src/engine/fields/FieldInput.tsx`). */
export interface InputOptions {
  /** Single-line text. */
  text: { max?: number };
  longText: { max?: number; rows?: number };
  email: { max?: number };
  /** URL, https or http. */
  url: object;
  /** Pages of the store, one path per line: `/products/socks`, or `/products/*` for a prefix. */
  paths: { max?: number };
  /** Integer. */
  count: { unit?: CountUnit; min?: number; max?: number };
  /** Amount in the store's currency. */
  money: { min?: number };
  percent: object;
  /** 1 to 5 stars. */
  rating: object;
  boolean: object;
  choice: { choices: readonly string[] };
  /** Day, YYYY-MM-DD. */
  day: object;
  /** Day that is not in the future; posted as an instant. */
  pastDay: object;
  /** Another record, found by search; its id is posted. */
  record: { from: PickerSource };
  /** One product, stored with its name. */
  product: object;
  /** Scope of a discount: the entire order, selected products, or selected collections. */
  appliesTo: object;
  /** Images, uploaded immediately; posted as a list of `{ src, type: 'image' }`. */
  images: { max?: number };
}

export type InputKind = keyof InputOptions;

/** Form field by its kind. `FormField` and `ConfigField` extend it. */
export type InputField<Kind extends InputKind = InputKind> = {
  [K in Kind]: { kind: K } & InputOptions[K];
}[Kind];

/** Field of a create form. */
export type FormField = InputField & { required?: boolean };

/** Kinds of fields that can be edited in a form of an action: those whose value is sent as it is. */
type EditKind = Exclude<InputKind, 'record' | 'product' | 'appliesTo' | 'images' | 'pastDay' | 'paths'>;

/** Field of the form of an action. */
export type EditField = InputField<EditKind> & { required?: boolean };

/** Product or collection by name and id, like `freeProduct` of a reward. */
export interface NamedRef {
  label: string;
  value: string;
}

/** Value of an `appliesTo` input. */
export interface AppliesToValue {
  applyTo: 'entireOrder' | 'selectedProducts' | 'selectedCollections';
  selectedProducts: readonly NamedRef[];
  selectedCollections: readonly NamedRef[];
}
