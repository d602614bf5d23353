/** What `extend.<entity>` of `defineConsole` may hold. Everything is checked against the entity's declaration. */
import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Automation } from './automation/automation';
import type { customers } from './customers';
import type { DeclaredAction } from './declaration';
import type { Action, Column, Filter, PageFilter, RowBase, Sort } from './entity';
import type { faq } from './faq';
import type { Field, FieldKind, FieldOfKind, FormField, Path, ValueOfKind } from './field';
import type { reviews } from './reviews';
import type { rewards } from './rewards';
import type { sales } from './sales';

type Views = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A column that is added or changed. */
export interface ColumnChange<P extends string = string, Place extends string = string>
  extends Partial<Omit<Column<P>, 'name'>> {
  /** The column that it is moved before. Without a place, a new column comes last. */
  before?: Place;
  /** The column that it is moved behind. */
  after?: Place;
}

/**
 * A filter that the API has. `argument` is the GraphQL type of its parameter: by default `DateTime` of days, `ID` of
 * programs and references, `String` of others.
 */
type AddedFilter<P extends string = string> = Filter<P> & { argument?: string };

/** A component that reads the record with react-admin's `useRecordContext`, loaded when it is shown. */
interface Part {
  /** Named in messages, if it fails. */
  name: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Fields of the create form, which are sent as they are, and their initial values. */
interface AddedInputs {
  fields: Readonly<Record<string, FormField>>;
  defaults?: Readonly<Record<string, unknown>>;
}

/** A tab that the console has. */
type OwnTab = 'details' | 'settings';

interface TabPlace {
  before?: OwnTab;
  after?: OwnTab;
}

/**
 * A tab of a record's page: a new one, whose name is the last segment of its URL, or another place of one of the console's,
 * or one to hide. A new one without a place is last.
 */
type Tab =
  | (Part &
      TabPlace & {
        /** Message key of the label, which is the page's title, too. */
        label: string;
        hide?: never;
      })
  | ({ name: OwnTab; load?: never; label?: never; hide?: never } & TabPlace)
  | { name: OwnTab; hide: true; load?: never; label?: never; before?: never; after?: never };

/** Changes of an entity whose types aren't known. */
export interface EntityExtension {
  fields?: Readonly<Record<string, Field>>;
  columns?: Readonly<Record<string, ColumnChange>>;
  filters?: Readonly<Record<string, AddedFilter>>;
  pageFilters?: Readonly<Record<string, PageFilter>>;
  sorts?: Readonly<Record<string, Sort>>;
  views?: Views;
  actions?: Readonly<Record<string, Action>>;
  automation?: Automation;
  create?: AddedInputs;
  panel?: readonly Part[];
  tabs?: readonly Tab[];
  headerActions?: readonly Part[];
  hide?: {
    columns?: readonly string[];
    filters?: readonly string[];
    sorts?: readonly string[];
    views?: readonly string[];
    actions?: readonly string[];
  };
}

/** Types and names of a declaration, as `EntityTypes` has them. */
interface AnyTypes {
  row: RowBase;
  change: unknown;
  name: string;
  column: string;
  filter: string;
  sort: string;
  view: string;
  action: string;
}

/** A field that is computed from the row, or one that the API has in addition. It is exported and shown in the panel. */
type AddedField<Row> = {
  [Kind in FieldKind]: FieldOfKind<Kind> &
    (
      | {
          /** Computes the value from the row. Null if there is none. If it throws, only this value is missing. */
          value: (row: Row) => ValueOfKind<Kind>;
          shape?: never;
        }
      | {
          /** Shape of the value in responses, such as `text` of `resources/shapes.ts`. The field is queried by its name. */
          shape: ZodMiniType<ValueOfKind<Kind>>;
          value?: never;
        }
    );
}[FieldKind];

/** Changes of an entity. `New` are the names of its new fields. */
export interface EntityChanges<Types extends AnyTypes, New extends string> {
  /** New fields, by their name in the row. */
  fields?: { readonly [Name in New]: AddedField<Types['row']> };
  /** Columns by name. A new one has the name of a field, and shows that field, or its `paths`. */
  columns?: {
    readonly [Name in Types['column'] | Path<Types['row']> | NoInfer<New>]?: ColumnChange<
      Path<Types['row']> | NoInfer<New>,
      Types['column'] | NoInfer<New>
    >;
  };
  /** New filters, by the parameter of the API. */
  filters?: Readonly<Record<string, AddedFilter<Path<Types['row']> | NoInfer<New>>>>;
  /** New filters that leave out rows of the loaded page. */
  pageFilters?: Readonly<Record<string, PageFilter<Path<Types['row']> | NoInfer<New>>>>;
  /** New sorts, by the value of the API. */
  sorts?: Readonly<Record<string, Sort<Path<Types['row']> | NoInfer<New>>>>;
  /** New tabs of the list, with the filters that they set. */
  views?: Views;
  /** New actions, for a record and with `bulk` for a selection. An existing name replaces that action. */
  actions?: Readonly<Record<string, DeclaredAction<Types['row'], Types['change'], NoInfer<New>>>>;
  /** New events that automation rules start from, and new conditions. Actions for rules are `automatic`. */
  automation?: Automation<Types['row'], Path<Types['row']> | NoInfer<New>>;
  /** New fields of the create form, and changed ones. */
  create?: AddedInputs;
  /** Sections of a record: below the fields of its panel, or on the first tab of its page. */
  panel?: readonly Part[];
  /** What isn't offered. Links with a hidden filter still work. A search can't be hidden. */
  hide?: {
    columns?: readonly Types['column'][];
    filters?: readonly Types['filter'][];
    sorts?: readonly Types['sort'][];
    views?: readonly Types['view'][];
    actions?: readonly Types['action'][];
  };
}

/** Changes of an entity whose records have a page. */
interface PageChanges {
  /** Tabs of the page, and other places of the console's own. If the first is hidden, the page opens on the next. */
  tabs?: readonly Tab[];
  /** Components beside the actions in the page's header. */
  headerActions?: readonly Part[];
}

type TypesOf<Declared extends { types?: AnyTypes }> = NonNullable<Declared['types']>;

/** An entity of the extension itself. */
export interface OwnEntity {
  types?: AnyTypes;
}

/**
 * Changes of the console's entities, and of the extension's own (`Own`). One type parameter per entity infers the names of
 * its new fields, which its columns, filters and sorts may use.
 */
export type EntityExtensions<
  CustomerField extends string,
  RewardField extends string,
  ReviewField extends string,
  QuestionField extends string,
  OrderField extends string,
  Own extends readonly OwnEntity[],
> = {
  readonly customers?: EntityChanges<TypesOf<typeof customers>, CustomerField> & PageChanges;
  readonly rewards?: EntityChanges<TypesOf<typeof rewards>, RewardField>;
  readonly 'product-reviews'?: EntityChanges<TypesOf<typeof reviews>, ReviewField>;
  readonly faq?: EntityChanges<TypesOf<typeof faq>, QuestionField>;
  readonly sales?: Omit<EntityChanges<TypesOf<typeof sales>, OrderField>, 'automation'>;
} & {
  readonly [Name in TypesOf<Own[number]>['name']]?: EntityChanges<TypesOf<Extract<Own[number], Named<Name>>>, string>;
};

interface Named<Name> {
  types?: { name: Name };
}
