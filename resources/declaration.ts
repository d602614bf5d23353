/** An entity as it is written down: every path, column and value checked by the compiler. */
import type { ZodMiniType } from 'zod/mini';
import type { Action, Create, Flags, GraphqlRead, List, RestWrite, RowBase } from './entity';
import type { CompoundKind, CompoundValues, Fields, Path } from './field';

/** What an action may set: fields that a PATCH takes and a row shows, so that they can be set back. */
export type Settable<Row, Change> = { [Key in keyof Change & keyof Row]?: Change[Key] };

type Names<Record, Wanted> = {
  [Key in keyof Record & string]: NonNullable<Record[Key]> extends Wanted ? Key : never;
}[keyof Record & string];

/** Fields of a change that take any text. */
type FreeText<Change> = {
  [Key in keyof Change & string]: string extends Change[Key] ? Key : never;
}[keyof Change & string];

/** Every action that fits the row and what may be changed of it. */
type DeclaredAction<Row, Change> = Action<
  Row,
  Settable<Row, Change>,
  FreeText<Change> & Names<Row, string>,
  Names<Row, CompoundValues[CompoundKind]>,
  FreeText<Change>
>;

export interface EntityDeclaration<Row extends RowBase, Change, Draft> {
  name: string;
  row: ZodMiniType<Row>;
  title: (row: Row) => string | null;
  read: GraphqlRead;
  write: RestWrite<Change>;
  fields: Fields<Row>;
  list: List<Path<Row>>;
  actions: Readonly<Record<string, DeclaredAction<Row, Change>>>;
  page?: boolean;
  imports?: readonly string[];
  flags?: Flags<Names<Row, string>>;
  draft?: ZodMiniType<Draft>;
  create?: Create<Draft>;
}
