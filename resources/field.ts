/** Fields: what a value of a row is, so that every reader knows how to ask for it and how to show it. */
import type { PickerSource } from './entity';
import type { Attachment, CustomerRef, DiscountConfig, OrderRef, ProductRef, QuestionRef, ReviewRef } from './shapes';

/** How loud a value is, told by shape and word as well as colour. */
export type Tone = 'waiting' | 'done' | 'refused' | 'featured' | 'neutral';

/** Kinds whose value is a string. An instant is told from now; a deadline is one that is waited for, and counted down. */
export type TextKind = 'text' | 'longText' | 'email' | 'code' | 'country' | 'instant' | 'deadline' | 'program';
/** Kinds whose value is a number. */
export type NumberKind = 'count' | 'points' | 'rating' | 'mark';

/** Kinds whose value is an object or a list, and the value each takes. */
export interface CompoundValues {
  person: CustomerRef;
  product: ProductRef;
  attachments: readonly Attachment[];
  discount: DiscountConfig;
  order: OrderRef;
  review: ReviewRef;
  question: QuestionRef;
}
export type CompoundKind = keyof CompoundValues;

/** Every kind a field can be of; the engine has one read component for each. */
export type FieldKind = TextKind | NumberKind | CompoundKind | 'boolean' | 'choice';

/**
 * A field that holds one of a known set of words: each with its tone. A value outside the set is
 * shown as the text it is (specification section 4).
 */
export interface ChoiceField {
  kind: 'choice';
  choices: Readonly<Record<string, Tone>>;
}

/** Kinds that stand for a record of another entity. */
export type ReferenceKind = 'person' | 'review' | 'question';

/** A field that leads to a record; without an entity it is only shown. */
export interface ReferenceField<Kind extends ReferenceKind = ReferenceKind> {
  kind: Kind;
  /** Name of the entity that the record belongs to. */
  entity?: string;
}

export type Field = { kind: Exclude<FieldKind, 'choice' | ReferenceKind> } | ChoiceField | ReferenceField;

type Known<Value> = NonNullable<Value>;

/** The fields that fit a value of this type. */
export type FieldFor<Value> =
  Known<Value> extends string
    ? { kind: TextKind } | ChoiceField
    : Known<Value> extends number
      ? { kind: NumberKind }
      : Known<Value> extends boolean
        ? { kind: 'boolean' }
        : {
            [Kind in CompoundKind]: Known<Value> extends CompoundValues[Kind]
              ? Kind extends ReferenceKind
                ? ReferenceField<Kind>
                : { kind: Kind }
              : never;
          }[CompoundKind];

type Nested<Value> =
  Known<Value> extends readonly unknown[] ? never : Known<Value> extends object ? keyof Known<Value> & string : never;

/** The row itself, for a field that shows the whole row (a customer as a person). */
export type RowPath = '$row';

/** Dotted path of a value in a row, at most two steps. */
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

/** The declared fields of a row: exactly what is asked of the provider and can be shown. */
export type Fields<Row> = { readonly [P in Path<Row>]?: FieldFor<PathValue<Row, P>> };

/** Kinds a form can ask for. */
export type InputKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'count'
  | 'points'
  | 'rating'
  | 'boolean'
  | 'choice'
  | 'day'
  /** A day that is not to come; posted as an instant. */
  | 'pastDay'
  /** Another record, found by a search; its id is posted. */
  | 'record'
  /** Pictures, uploaded at once; posted as a list of `{ src, type: 'image' }`. */
  | 'images';

/** A field of a create form. */
export interface FormField {
  kind: InputKind;
  /** Words of a choice. */
  choices?: readonly string[];
  /** Where a record is chosen from. */
  from?: PickerSource;
  required?: boolean;
  /** Least number. */
  min?: number;
  /** Characters of a text at most, or pictures. */
  max?: number;
}
