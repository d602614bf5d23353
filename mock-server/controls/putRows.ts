import * as z from 'zod/mini';
import { sites } from '../fixtures/sites';
import type { Store } from '../store/store';

/** Rows that a test puts in place, whatever they hold. */
export const putRowsShape = z.strictObject({
  /** Name of the entity. */
  entity: z.string(),
  /** Id of the site; the first where it is left out. */
  site: z.optional(z.string()),
  rows: z.array(z.looseObject({ _id: z.string() })),
  /** Takes away every other row of the entity. */
  alone: z.optional(z.boolean()),
});
type PutRows = z.infer<typeof putRowsShape>;

/** Puts rows as they are: no rule looks at them, nothing else follows them, and no file keeps them. */
export function putRows(store: Store, { entity, site = sites[0]?._id ?? '', rows, alone }: PutRows): void {
  if (alone === true) {
    const before = [...store.site(site).table(entity).all()];
    store.replay(before.map(({ _id }) => ({ site, table: entity, drop: _id })));
  }
  store.replay(rows.map((put) => ({ site, table: entity, put })));
}
