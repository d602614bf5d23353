/**
 * Declarative model of an entity: its list, rows, actions, and forms.
 * An entity is data, interpreted by `dataProvider` (requests), `src/engine` (UI), and `mock-server`
 * (responses). None of them depends on specific entities.
 */
import type { ZodMiniType } from 'zod/mini';
import type { LoadActionDialog } from './actionDialog';
import type { Automation } from './automation/automation';
import { checkEntity } from './checkEntity';
import type { ColumnName, EntityDeclaration, EntityTypes } from './declaration';
import { addDeclared } from './declaredEntities';
import type { EditField, Field, FormField } from './field';
import type { ComposedTitle } from './title';

/** Common fields of all rows. */
export interface RowBase {
  _id: string;
}

/** Parsed row of any entity. */
export type Row = RowBase & { readonly [key: string]: unknown };

/** GraphQL queries of an entity. */
export interface GraphqlRead {
  from: 'graphql';
  /** Root field of the list query; returns `{ total, items }`. */
  list: string;
  /** Root field of the query of one row by `id`, if there is one. */
  one?: string;
  /** GraphQL types of the arguments of `list`, besides limit and offset. */
  arguments: Readonly<Record<string, string>>;
}

/** Another entity whose records are listed if the API doesn't have the call. */
export interface RestFallback {
  /** Name of the entity whose list is read instead. */
  entity: string;
  /** Filters that select its records. */
  filter: Readonly<Record<string, string>>;
  /** Filter parameters that both lists have: own name → name in the other list. Others are not sent. */
  parameters: Readonly<Record<string, string>>;
  /** Converts a record of the other entity to a row of this one, with a unique id. Unknown values are null. */
  toRow: (record: Row) => Row;
}

/** REST list of an entity: `GET /admin/<path>?limit&offset` and the filters; returns `{ total, items }`. */
export interface RestRead {
  from: 'rest';
  /** Path after `/admin/`. */
  path: string;
  /** Records are only read as a list. */
  one?: undefined;
  /** Makes the call optional: read instead if the API doesn't have it. */
  fallback?: RestFallback;
}

/** REST endpoint of an entity below `/admin/`. */
export interface RestWrite<Change = Record<string, unknown>> {
  /** Path after `/admin/`; a row is at `<path>/<id>`. */
  path: string;
  /** Key of the row in the response, e.g. `review` in `{ review }`. */
  responseKey: string;
  /** Schema of a PATCH. The types of `set`, `text`, and `sends` are derived from it. */
  change: ZodMiniType<Change>;
  /** Fields with a separate POST endpoint instead of PATCH, by the segment after the row's path: `reply`. */
  posts?: { readonly [Name in keyof Change & string]?: string };
  /** Fields whose items can be deleted individually, by their path after `/admin/`: `<path>/<item id>`. */
  parts?: Readonly<Record<string, string>>;
  /** First elements of the keys of other queries that a write makes stale, such as lists and statistics with its totals. */
  affects?: readonly string[];
}

/** Filter of a list. Its key is the query parameter in the URL and the argument of the query. `hidden`: works in links, but isn't offered. */
export type Filter<P extends string = string> = FilterKind<P> & { hidden?: boolean };

type FilterKind<P extends string> =
  /** Full-text search in `paths`. At most one per list. */
  | { kind: 'search'; paths: readonly P[] }
  /** One of the choices. `path` is the compared field, if it is a plain comparison. `send` converts it, such as to a number. */
  | { kind: 'choice'; choices: readonly string[]; path?: P; send?: (picked: string) => unknown }
  /** Several of the choices, comma-separated in the URL. `send` converts them to the query argument. */
  | { kind: 'choices'; choices: readonly string[]; path?: P; send: (picked: readonly string[]) => unknown }
  /** Inclusive date range: two parameters, YYYY-MM-DD in the URL and instants in the query. */
  | { kind: 'days'; path: P; from: string; to: string }
  /** A text that is typed, such as a part of a name. `path` is the field that contains it. */
  | { kind: 'text'; path: P }
  /** One loyalty program, selected by name (LOY-06). */
  | { kind: 'program'; path: P }
  /** One record of another entity, set by a link and shown as a removable chip. */
  | { kind: 'reference'; entity: string; path: P };

/**
 * A filter that the API doesn't have: the list reads pages until enough rows match. A field is filled if it is neither
 * empty nor 0.
 */
export type PageFilter<P extends string = string> =
  | { path: P; is: 'filled' | 'empty' | 'range' | 'days' }
  /** Contained in one of the fields. */
  | { paths: readonly P[]; is: 'text' };

/** Field and order of a sort value. */
export interface Sort<P extends string = string> {
  field: P;
  order: 'ASC' | 'DESC';
}

/** Column with one or several fields, stacked below each other. The first is the main line. */
export interface Column<P extends string = string> {
  name: string;
  paths: readonly [P, ...P[]];
  /** Hidden by default. */
  hidden?: boolean;
  /** The main line opens the record. Defaults to the first column. */
  opens?: boolean;
  /** A missing value is unknown, and shown as `values.<name>.unknown`. By default, it means that there is none. */
  unknown?: boolean;
}

/** Source of a record picker: 'products' or 'collections' of the catalog, or the name of an entity. */
export type PickerSource = string;

interface ActionBase<R> {
  /** Checks if the action applies to a row; by default it applies to every row. */
  when?: (row: R) => boolean;
  /** Also available as a bulk action. */
  bulk?: boolean;
  /** Keyboard shortcut for the focused row, a single character. */
  key?: string;
  /** Shown as a button on the row instead of in its menu. */
  prominent?: boolean;
  /** Rules can run it, if it has `set`, `text`, or `call`. */
  automatic?: boolean;
  /**
   * Name of the action that reverses this one, if the API has no way to restore the previous values. It is offered
   * in place of Undo.
   */
  opposite?: string;
  /** What the action leaves to do, as an i18n key that counts the rows, and the rows for which it holds. */
  note?: { message: string; when: (row: R) => boolean };
}

/** Sets fields optimistically. Undo restores the previous values, unless there is an `opposite`. */
export interface SetAction<R = Row, Changes = Record<string, unknown>> extends ActionBase<R> {
  set: Changes;
  /**
   * Hides the record from customers: why is asked beside what has changed, and kept in this browser for the report of
   * hidden records. One that has the values can be left hidden, in its panel and in the queue.
   */
  asksReason?: boolean;
  remove?: never;
  text?: never;
  choose?: never;
  dialog?: never;
  call?: never;
  form?: never;
}

/** Deletes the record after confirmation. Cannot be undone. */
export interface RemoveAction<R = Row> extends ActionBase<R> {
  remove: true;
  /** Number fields that count records deleted with it. */
  takes?: readonly (keyof R & string)[];
  /** Number fields with what stays, without the name of the record. */
  leaves?: readonly (keyof R & string)[];
  set?: never;
  text?: never;
  choose?: never;
  dialog?: never;
  call?: never;
  form?: never;
}

/** Source of suggestions from earlier replies. */
export interface SuggestionSource<P extends string = string> {
  /** View with the records to suggest from. */
  view: string;
  /** Field that suggestions are matched by. */
  like: P;
  /** Reference filter whose records are suggested first, such as those of the same product. */
  near: string;
}

/**
 * Edits a text of the record in place, such as a reply or an answer. Not optimistic: shown after the server
 * has saved it.
 */
export interface TextAction<R = Row, Text extends string = string, P extends string = string> extends ActionBase<R> {
  /** Field with the text. */
  text: Text;
  /** Maximum length in characters. */
  max?: number;
  /** Name of the action that the first button of a new text runs with it, such as publishing an answer. */
  usuallyWith?: string;
  /** Suggestions from earlier texts. */
  reuse?: SuggestionSource<P>;
  bulk?: never;
  set?: never;
  remove?: never;
  choose?: never;
  dialog?: never;
  call?: never;
  form?: never;
}

/** Selects a related record with a search. Undo restores the previous one. */
export interface PickRecordAction<R = Row, VisibleField extends string = string, Sent extends string = string>
  extends ActionBase<R> {
  /** Field that shows the record. */
  choose: VisibleField;
  /** Field of the change with the record's id. */
  sends: Sent;
  from: PickerSource;
  bulk?: never;
  set?: never;
  remove?: never;
  text?: never;
  dialog?: never;
  call?: never;
  form?: never;
}

/**
 * Action with a custom dialog, for one record or a selection. The dialogs of the console's own entities are registered in
 * `src/overrides.ts`.
 */
export interface CustomDialogAction<R = Row> extends ActionBase<R> {
  dialog: true | LoadActionDialog;
  call?: never;
  form?: never;
  set?: never;
  remove?: never;
  text?: never;
  choose?: never;
}

/** Calls an endpoint for each record, after a confirmation: it can't be undone. Then the page is read again. */
export interface CallAction<R = Row> extends ActionBase<R> {
  call: {
    /** POST by default. */
    method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Path after `/admin/`; `:id` is replaced by the record's id. */
    path: string;
    body?: (row: R) => unknown;
  };
  dialog?: never;
  form?: never;
  set?: never;
  remove?: never;
  text?: never;
  choose?: never;
}

/** Edits fields of the record in a form. Shown after the server has saved them; Undo restores the previous values. */
export interface FormAction<R = Row, Name extends string = string> extends ActionBase<R> {
  /** Fields in their order. */
  form: { readonly [Field in Name]?: EditField };
  bulk?: never;
  call?: never;
  dialog?: never;
  set?: never;
  remove?: never;
  text?: never;
  choose?: never;
}

export type Action<
  R = Row,
  Changes = Record<string, unknown>,
  Text extends string = string,
  VisibleField extends string = string,
  Sent extends string = string,
  Edited extends string = string,
> =
  | SetAction<R, Changes>
  | RemoveAction<R>
  | TextAction<R, Text, keyof R & string>
  | PickRecordAction<R, VisibleField, Sent>
  | CustomDialogAction<R>
  | CallAction<R>
  | FormAction<R, Edited>;

/**
 * Fields that are checked for moderation warnings: links and all caps in texts, many records from one IP
 * address, unusual countries.
 */
export interface ModerationFlags<P extends string = string> {
  texts: readonly P[];
  /** Field with the author's IP address. */
  address?: P;
  country?: P;
}

/** List view of an entity. */
export interface List<P extends string = string> {
  columns: readonly (P | Column<P>)[];
  filters: Readonly<Record<string, Filter<P>>>;
  pageFilters?: Readonly<Record<string, PageFilter<P>>>;
  /** API value → field and order. The first is the default. Empty if the API has a fixed order. */
  sorts: Readonly<Record<string, Sort<P>>>;
  /** Named filters shown as tabs with counts, after 'All'. */
  views: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Views that the API doesn't have: the records of a view that match page filters, for which the list is searched. Tabs
   * after the others.
   */
  searchedViews?: Readonly<Record<string, { in: string; only: Readonly<Record<string, string>> }>>;
  /** View with pending records; its count is shown in the sidebar. */
  waiting?: string;
  /** Field that is null in pending records, if the filters of that view don't compare a field. */
  waitsFor?: P;
  /** Default view; all rows if undefined. */
  opensOn?: string;
  /** Views without a tab. */
  hiddenViews?: readonly string[];
  /** Debounce of the search in milliseconds. */
  debounce: number;
}

/** Create form. */
export interface Create<Draft = Record<string, unknown>> {
  fields: { readonly [Name in keyof Draft & string]?: FormField };
  defaults: Partial<Draft>;
}

/** Untyped entity. Only `row` keeps the type of the rows. */
export interface Entity<R extends RowBase = Row> {
  /** Route, react-admin resource, and i18n key. */
  name: string;
  row: ZodMiniType<R>;
  /** Display name of a row; null if it has none. */
  title: (row: Row) => string | ComposedTitle | null;
  read: GraphqlRead | RestRead;
  write: RestWrite;
  fields: Readonly<Record<string, Field>>;
  list: List;
  actions: Readonly<Record<string, Action>>;
  /** Message key of its labels, for a lazily loaded entity; `resources.<name>` by default. */
  messages?: string;
  /** Name of its icon in `src/ui/icons/iconPaths.ts`; without one, a plain icon. */
  icon?: string;
  /** Records have a separate page at `/<name>/<id>` that links point to, instead of the panel next to the list. */
  page?: boolean;
  /** Records are persons: after a deletion, the browser keeps nothing of them, and earlier changes can't be undone. */
  isPersonal?: boolean;
  /** There is a page of what the records say of a product, at `/<name>/products/:id`. */
  productPage?: boolean;
  /** Import kinds offered by the list, in order; the last segment of `/<name>/import/<kind>`. */
  imports?: readonly string[];
  flags?: ModerationFlags;
  /** What automation rules know of it. That of the console's own entities is in `resources/automation`. */
  automation?: Automation;
  /** Schema of the create form's POST. */
  draft?: ZodMiniType;
  create?: { fields: Readonly<Record<string, FormField>>; defaults: Readonly<Record<string, unknown>> };
}

/** An entity with the types and names of its declaration, which `defineConsole` checks `extend` against. */
export interface DeclaredEntity<Types extends { row: RowBase }> extends Entity<Types['row']> {
  /** Only a type; always undefined. */
  types?: Types;
}

/**
 * Declares an entity. Wrong paths, columns, and values are type errors. Everything else is validated by
 * {@link checkEntity} when the module is loaded.
 * @throws Error with entity and field if the declaration contradicts itself
 */
export function defineEntity<
  R extends RowBase,
  Change,
  const Name extends string,
  const ListColumn,
  FilterName extends string,
  SortName extends string,
  ViewName extends string,
  ActionName extends string,
  Draft = Record<never, never>,
>(
  declaration: EntityDeclaration<R, Change, Draft, Name, ListColumn, FilterName, SortName, ViewName, ActionName>,
): DeclaredEntity<
  EntityTypes<R, Change, Draft, Name, ColumnName<ListColumn>, FilterName, SortName, ViewName, ActionName>
> {
  // The only place where the row type is erased. Consumers only pass rows that were parsed by `row`.
  const entity = declaration as unknown as Entity & Entity<R>;
  // Production builds skip validation: tests, the development server, and the mock server have already
  // run it.
  if (process.env.NODE_ENV !== 'production') checkEntity(entity);
  addDeclared(entity);
  return entity;
}
