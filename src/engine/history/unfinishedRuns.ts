import * as z from 'zod/mini';
import { createStoredList } from '../../lib/storage/storedList';
import { getLocks, holdLock } from '../drafts/locks';
import { RUNS_KEY_PREFIX } from './storageKeys';

const shape = z.object({
  id: z.string(),
  /** Name of the entity. */
  resource: z.string(),
  /** Name of the action. */
  action: z.string(),
  isUndo: z.boolean(),
  done: z.number(),
  total: z.number(),
});

/** A bulk run that is under way in some tab of this browser, or was cut off because its page was left. */
export type UnfinishedRun = z.infer<typeof shape>;

export const unfinishedRuns = createStoredList(RUNS_KEY_PREFIX, shape);

/** The lock of a run goes with its tab. */
const LOCK_PREFIX = 'console.bulk.';

/** Tells other tabs, until what it returns is called, that a run is under way here. */
export const holdRun = (runId: string): (() => void) => holdLock(LOCK_PREFIX + runId);

/** The runs that were cut off: no tab holds them anymore. */
export async function findCutOffRuns(scope: string): Promise<readonly UnfinishedRun[]> {
  const { held = [] } = (await getLocks()?.query()) ?? {};
  return unfinishedRuns.read(scope).filter(({ id }) => !held.some(({ name }) => name === LOCK_PREFIX + id));
}
