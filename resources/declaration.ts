/** Statically typed entity declaration: every path, column, and value is type-checked. */
import type { ZodMiniType } from 'zod/mini';
import type { Automation } from './automation/automation';
import type {
  Action,
  Column,
  Create,
  Filter,
  GraphqlRead,
  List,
  ModerationFlags,
  RestRead,
  RestWrite,
  RowBase,
  Sort,
} from './entity';
import type { CompoundKind, Fields, ObjectFieldValues, Path } from './field';
import type { ComposedTitle } from './title';

/** Fields that an action may set: those that PATCH accepts and a row has, so that they can be undone. */
export type WritableField<Row, Change> = { [Key in keyof Change & keyof Row]?: Change[Key] };

type Names<Record, Value> = {
  [Key in keyof Record & string]: NonNullable<Record[Key]> extends Value ? Key : never;
}[keyof Record & string];

/** Fields of a change that accept any string. */
type FreeText<Change> = {
  [Key in keyof Change & string]: string extends Change[Key] ? Key : never;
}[keyof Change & string];

/** Actions that match the row and its writable fields. `New` are fields that an extension adds. */
export type DeclaredAction<Row, Change, New extends string = never> = Action<
  Row,
  WritableField<Row, Change> & { readonly [Name in New]?: string | number | boolean | null },
  FreeText<Change> & Names<Row, string>,
  Names<Row, ObjectFieldValues[CompoundKind]>,
  FreeText<Change>,
  (keyof Change & keyof Row & string) | New
>;

/** Types and names of a declaration. */
export interface EntityTypes<
  Row extends RowBase,
  Change,
  Draft,
  Name extends string,
  Column extends string,
  FilterName extends string,
  SortName extends string,
  ViewName extends string,
  ActionName extends string,
> {
  row: Row;
  change: Change;
  draft: Draft;
  name: Name;
  column: Column;
  filter: FilterName;
  sort: SortName;
  view: ViewName;
  action: ActionName;
}

/** Name of a declared column. */
export type ColumnName<ListColumn> = ListColumn extends string
  ? ListColumn
  : ListColumn extends { name: infer Name extends string }
    ? Name
    : never;

export interface EntityDeclaration<
  Row extends RowBase,
  Change,
  Draft,
  Name extends string,
  ListColumn,
  FilterName extends string,
  SortName extends string,
  ViewName extends string,
  ActionName extends string,
> {
  name: Name;
  row: ZodMiniType<Row>;
  title: (row: Row) => string | ComposedTitle | null;
  read: GraphqlRead | RestRead;
  write: RestWrite<Change>;
  fields: Fields<Row>;
  list: Omit<List<Path<Row>>, 'columns' | 'filters' | 'sorts' | 'views'> & {
    columns: readonly (ListColumn & (Path<Row> | Column<Path<Row>>))[];
    filters: Readonly<Record<FilterName, Filter<Path<Row>>>>;
    sorts: Readonly<Record<SortName, Sort<Path<Row>>>>;
    views: Readonly<Record<ViewName, Readonly<Record<string, string>>>>;
  };
  actions: Readonly<Record<ActionName, DeclaredAction<Row, Change>>>;
  messages?: string;
  page?: boolean;
  /** Records are persons: after a deletion, the browser keeps nothing of them. */
  isPersonal?: boolean;
  /** There is a page of what the records say of a product, at `/<name>/products/:id`. */
  productPage?: boolean;
  icon?: string;
  imports?: readonly string[];
  flags?: ModerationFlags<Names<Row, string>>;
  /** Events that automation rules start from, and their conditions. Actions for rules are `automatic`. */
  automation?: Automation<Row, Path<Row>, NoInfer<FilterName>, NoInfer<SortName>>;
  draft?: ZodMiniType<Draft>;
  create?: Create<Draft>;
}
