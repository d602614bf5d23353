import * as z from 'zod/mini';
import { sites } from '../fixtures/sites';
import type { Store } from '../store/store';

/** Rows that a test inserts, without validation. */
export const putRowsShape = z.strictObject({
  /** Entity name. */
  entity: z.string(),
  /** Site id; the first site by default. */
  site: z.optional(z.string()),
  rows: z.array(z.looseObject({ _id: z.string() })),
  /** Deletes all other rows of the entity. */
  alone: z.optional(z.boolean()),
});
type PutRows = z.infer<typeof putRowsShape>;

/** Inserts rows without validation, side effects, or persistence. */
export function seedRows(store: Store, { entity, site = sites[0]?._id ?? '', rows, alone }: PutRows): void {
  if (alone === true) {
    const before = [...store.site(site).table(entity).all()];
    store.replay(before.map(({ _id }) => ({ site, table: entity, drop: _id })));
  }
  store.replay(rows.map((put) => ({ site, table: entity, put })));
}
