import * as z from 'zod/mini';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { COPY_DB } from '../../lib/storage/databases';
import { createRecentEntries, type RecentEntries } from '../../lib/storage/recentEntries';
import { copyChangeShape } from './copyChange';

const copyRunShape = z.object({
  id: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Name of the store that was copied from. */
  from: z.string(),
  /** Writes that were or may have been applied. */
  changes: z.array(copyChangeShape),
  isUndone: z.boolean(),
});

/** One copy to a store. */
export type CopyRun = z.infer<typeof copyRunShape>;

/**
 * Stores the copies to a store in the browser, so that they can be undone after a reload.
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function createCopyRunStore(scope: string): RecentEntries<CopyRun> {
  return createRecentEntries({ database: COPY_DB, scope, shape: copyRunShape, now: getServerTime });
}
