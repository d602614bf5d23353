/** An entity as it is written down: every path, column and value checked by the compiler. */
import type { ZodMiniType } from 'zod/mini';
import type { Action, Create, GraphqlRead, List, RestWrite, RowBase } from './entity';
import type { Fields, Path } from './field';

/** What an action may set: fields that a PATCH takes and a row shows, so that they can be set back. */
export type Settable<Row, Change> = { [Key in keyof Change & keyof Row]?: Change[Key] };

export interface EntityDeclaration<Row extends RowBase, Change, Draft> {
  name: string;
  row: ZodMiniType<Row>;
  title: (row: Row) => string | null;
  read: GraphqlRead;
  write: RestWrite<Change>;
  fields: Fields<Row>;
  list: List<Path<Row>>;
  actions: Readonly<Record<string, Action<Row, Settable<Row, Change>>>>;
  draft?: ZodMiniType<Draft>;
  create?: Create<Draft>;
}
