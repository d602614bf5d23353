import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { COPY_DB } from '../../lib/storage/databases';
import { copyChangeShape } from './copyChange';

/** Time in which a copy can be undone. */
const UNDO_MS = 24 * 60 * 60 * 1000;

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

export interface CopyRunStore {
  /** Adds or replaces a run. Never rejects: a run that can't be stored is kept until the page is left. */
  save(run: CopyRun): Promise<void>;
  /** The runs of the last 24 hours, the newest first. `isStored` is false if some are lost with the page. */
  list(): Promise<{ runs: readonly CopyRun[]; isStored: boolean }>;
}

/**
 * Stores the copies to a store in the browser, so that they can be undone after a reload.
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function createCopyRunStore(scope: string): CopyRunStore {
  const unstored = new Map<string, CopyRun>();
  const open = () => createStore(COPY_DB.database, COPY_DB.store);
  const prefix = `${scope}/`;
  const listStored = async () => {
    const store = open();
    const ownKeys = (await keys<string>(store)).filter((key) => key.startsWith(prefix));
    const stored = (await getMany<unknown>(ownKeys, store)).map((value) => copyRunShape.safeParse(value));
    const isOld = (n: number) => !stored[n]?.success || stored[n].data.at < Date.now() - UNDO_MS;
    await delMany(
      ownKeys.filter((_, n) => isOld(n)),
      store,
    );
    return stored.flatMap((result, n) => (result.success && !isOld(n) ? [result.data] : []));
  };
  return {
    async save(run) {
      try {
        await set(prefix + run.id, run, open());
        unstored.delete(run.id);
      } catch {
        unstored.set(run.id, run);
      }
    },
    async list() {
      const stored = await listStored().catch(() => null);
      const runs = [...(stored ?? []).filter(({ id }) => !unstored.has(id)), ...unstored.values()];
      return { runs: runs.sort((a, b) => b.at - a.at), isStored: stored !== null && unstored.size === 0 };
    },
  };
}
