/** Statically typed entity declaration: every path, column, and value is type-checked. */
import type { ZodMiniType } from 'zod/mini';
import type { Action, Create, GraphqlRead, List, ModerationFlags, RestRead, RestWrite, RowBase } from './entity';
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

/** Actions that match the row and its writable fields. */
type DeclaredAction<Row, Change> = Action<
  Row,
  WritableField<Row, Change>,
  FreeText<Change> & Names<Row, string>,
  Names<Row, ObjectFieldValues[CompoundKind]>,
  FreeText<Change>
>;

export interface EntityDeclaration<Row extends RowBase, Change, Draft> {
  name: string;
  row: ZodMiniType<Row>;
  title: (row: Row) => string | ComposedTitle | null;
  read: GraphqlRead | RestRead;
  write: RestWrite<Change>;
  fields: Fields<Row>;
  list: List<Path<Row>>;
  actions: Readonly<Record<string, DeclaredAction<Row, Change>>>;
  messages?: string;
  page?: boolean;
  /** Records are persons: after a deletion, the browser keeps nothing of them. */
  isPersonal?: boolean;
  icon?: string;
  imports?: readonly string[];
  flags?: ModerationFlags<Names<Row, string>>;
  draft?: ZodMiniType<Draft>;
  create?: Create<Draft>;
}
