/**
 * The vocabulary of an entity: what a list, a row, an action and a form of one kind of record are.
 * An entity is data. It is read by `dataProvider` (how to talk), `src/engine` (how to show) and
 * `mock-server` (how to answer); none of them knows an entity by name.
 */
import type { ZodMiniType } from 'zod/mini';
import { checkEntity } from './checkEntity';
import type { EntityDeclaration } from './declaration';
import type { Field, FormField } from './field';

/** What every row has: the provider's opaque id. */
export interface RowBase {
  _id: string;
}

/** A parsed row of some entity, as the readers see it. */
export type Row = RowBase & { readonly [key: string]: unknown };

/** How rows are read: by one of the GraphQL queries. */
export interface GraphqlRead {
  from: 'graphql';
  /** Root field that answers `{ total, items }`. */
  list: string;
  /** Root field that answers one row by `id`, where the provider has one. */
  one?: string;
  /** GraphQL type of every argument of `list` beyond limit and offset, as in the provider's schema. */
  arguments: Readonly<Record<string, string>>;
}

/** How rows are written: REST below `/admin/`. */
export interface RestWrite<Change = Record<string, unknown>> {
  /** Path segment(s) after `/admin/`; a row is at `<path>/<id>`. */
  path: string;
  /** Key of the row in the answer, e.g. `review` in `{ review }`. */
  answer: string;
  /** What may be changed of a row; the types of `set`, `text` and `sends` follow from it. */
  change: ZodMiniType<Change>;
  /** Fields of a change that no PATCH takes but a POST of their own, each with the segment after the row's path: `reply`. */
  posts?: { readonly [Name in keyof Change & string]?: string };
  /** Fields whose members can be deleted one by one, each with its path after `/admin/`: `<path>/<member id>`. */
  parts?: Readonly<Record<string, string>>;
}

/** A filter of a list; its key is the query parameter in the address and the argument of the read. */
export type Filter<P extends string = string> =
  /** Free text; `paths` is where the provider looks. At most one a list. */
  | { kind: 'search'; paths: readonly P[] }
  /** One of a closed set; `path` is the value it compares with, where it is a plain comparison. */
  | { kind: 'choice'; choices: readonly string[]; path?: P }
  /** Several of a closed set, kept in the address as a comma list; `send` makes the argument of it. */
  | { kind: 'choices'; choices: readonly string[]; path?: P; send: (picked: readonly string[]) => unknown }
  /** Inclusive days: two parameters, YYYY-MM-DD in the address, instants when sent. */
  | { kind: 'days'; path: P; from: string; to: string }
  /** One loyalty programme, chosen by name (LOY-06). */
  | { kind: 'program'; path: P }
  /** One record of another entity, set by a link and shown as a chip that can be cleared. */
  | { kind: 'reference'; entity: string; path: P };

/** Meaning of one sort value of the provider. */
export interface Sort<P extends string = string> {
  field: P;
  order: 'ASC' | 'DESC';
}

/** A column: one field, or several set one under the other, the first as the main line. */
export interface Column<P extends string = string> {
  name: string;
  paths: readonly [P, ...P[]];
  /** Not shown until the merchant chooses it. */
  hidden?: boolean;
  /** Its main line opens the record; absent everywhere: the first column. */
  opens?: boolean;
}

/** Where a record is chosen from: 'products' or 'collections' of the shop's catalogue, or the name of an entity. */
export type PickerSource = string;

interface ActionBase<R> {
  /** Whether the action applies to a row as it stands; absent: to every row. */
  when?: (row: R) => boolean;
  /** Offered for a selection too. */
  bulk?: boolean;
  /** The letter that runs it on the row in focus. */
  key?: string;
  /** Stands on the row itself; the others are under the row's menu. */
  prominent?: boolean;
}

/** Sets fields at once and then on the server; undone by setting the values from before. */
export interface SetAction<R = Row, Changes = Record<string, unknown>> extends ActionBase<R> {
  set: Changes;
  remove?: never;
  text?: never;
  choose?: never;
  dialog?: never;
}

/** Deletes the record, after asking; cannot be undone. */
export interface RemoveAction<R = Row> extends ActionBase<R> {
  remove: true;
  set?: never;
  text?: never;
  choose?: never;
  dialog?: never;
}

/** Where earlier texts are found that may serve again. */
export interface Reuse<P extends string = string> {
  /** The view whose records have such a text. */
  view: string;
  /** The field in which a record must be like this one. */
  like: P;
  /** The reference filter whose records are offered first: those of the same product. */
  near: string;
}

/** Writes a text of the record in place: a reply, an answer. Shown when the server has taken it, never before. */
export interface TextAction<R = Row, Text extends string = string, P extends string = string> extends ActionBase<R> {
  /** The field that holds the text. */
  text: Text;
  /** Characters at most. */
  max?: number;
  /** Earlier texts to offer while this one is written. */
  reuse?: Reuse<P>;
  bulk?: never;
  set?: never;
  remove?: never;
  choose?: never;
  dialog?: never;
}

/** Puts another record in a field, found by a search; undone by putting back the one from before. */
export interface ChooseAction<R = Row, Shown extends string = string, Sent extends string = string>
  extends ActionBase<R> {
  /** The field that shows the record. */
  choose: Shown;
  /** The field of the change that takes its id. */
  sends: Sent;
  from: PickerSource;
  bulk?: never;
  set?: never;
  remove?: never;
  text?: never;
  dialog?: never;
}

/** What a dialog of its own asks for and sends, for one record or a selection. `src/overrides.ts` names the dialog. */
export interface DialogAction<R = Row> extends ActionBase<R> {
  dialog: true;
  set?: never;
  remove?: never;
  text?: never;
  choose?: never;
}

export type Action<
  R = Row,
  Changes = Record<string, unknown>,
  Text extends string = string,
  Shown extends string = string,
  Sent extends string = string,
> =
  | SetAction<R, Changes>
  | RemoveAction<R>
  | TextAction<R, Text, keyof R & string>
  | ChooseAction<R, Shown, Sent>
  | DialogAction<R>;

/** What is looked at to warn of a record: links and shouting in its texts, many from one address, an unusual country. */
export interface Flags<P extends string = string> {
  texts: readonly P[];
  /** Field with the IP address of who wrote it. */
  address?: P;
  country?: P;
}

/** A list of the rows of an entity. */
export interface List<P extends string = string> {
  columns: readonly (P | Column<P>)[];
  filters: Readonly<Record<string, Filter<P>>>;
  /** Wire value → meaning; the first is the default. Empty where the provider has one order only. */
  sorts: Readonly<Record<string, Sort<P>>>;
  /** Named filters shown as tabs with counts, after 'All'. */
  views: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The view that holds what waits for the merchant; its count stands in the sidebar. */
  waiting?: string;
  /** The field whose absence makes a record wait, where the filters of that view compare with no field. */
  waitsFor?: P;
  /** The view that the bare address opens; absent: all rows. */
  opensOn?: string;
  /** Milliseconds from the last key to the search (specification section 9). */
  debounce: number;
}

/** A form that creates a record. */
export interface Create<Draft = Record<string, unknown>> {
  fields: { readonly [Name in keyof Draft & string]?: FormField };
  defaults: Partial<Draft>;
}

/** An entity as its readers see it; only `row` keeps the type of the rows. */
export interface Entity<R extends RowBase = Row> {
  /** Route, react-admin resource and i18n key. */
  name: string;
  row: ZodMiniType<R>;
  /** What names a row to a person; null where it has nothing of the kind. */
  title: (row: Row) => string | null;
  read: GraphqlRead;
  write: RestWrite;
  fields: Readonly<Record<string, Field>>;
  list: List;
  actions: Readonly<Record<string, Action>>;
  /** Its records have a page of their own, at `/<name>/<id>`: links lead there, not to the panel beside the list. */
  page?: boolean;
  /** Kinds of imports that its list offers, in this order; the last segment of `/<name>/import/<kind>`. */
  imports?: readonly string[];
  flags?: Flags;
  /** What is posted by the create form. */
  draft?: ZodMiniType;
  create?: { fields: Readonly<Record<string, FormField>>; defaults: Readonly<Record<string, unknown>> };
}

/**
 * Declares an entity. The compiler refuses a wrong path, column or value to set; what it cannot see
 * is checked at once by {@link checkEntity}, wherever the console is made.
 * @throws Error naming entity and field when the declaration contradicts itself
 */
export function defineEntity<R extends RowBase, Change, Draft = Record<never, never>>(
  declaration: EntityDeclaration<R, Change, Draft>,
): Entity<R> {
  // The one place where a row's type is given up: every reader passes rows that `row` has parsed.
  const entity = declaration as unknown as Entity<R>;
  // What is built has passed already: the tests, the development server and the fixture backend check it.
  if (process.env.NODE_ENV !== 'production') checkEntity(entity);
  return entity;
}
