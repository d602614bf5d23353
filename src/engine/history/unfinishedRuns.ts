import * as z from 'zod/mini';
import { getStoredItem, setStoredItem } from '../../lib/storage/browserStorage';
import { getLocks } from '../drafts/unsentWork';
import { RUNS_KEY_PREFIX } from './storageKeys';

const shape = z.array(
  z.object({
    id: z.string(),
    /** Name of the entity. */
    resource: z.string(),
    /** Name of the action. */
    action: z.string(),
    isUndo: z.boolean(),
    done: z.number(),
    total: z.number(),
  }),
);

/** A bulk run that is under way in some tab of this browser, or was cut off because its page was left. */
export type UnfinishedRun = z.infer<typeof shape>[number];

/** The lock of a run goes with its tab. */
const LOCK_PREFIX = 'console.bulk.';

/** @param scope user and site, as in `CurrentSite.preferencesKey` */
export function storeRun(scope: string, run: UnfinishedRun): void {
  store(scope, [...readRuns(scope).filter(({ id }) => id !== run.id), run]);
}

export function forgetRun(scope: string, runId: string): void {
  store(
    scope,
    readRuns(scope).filter(({ id }) => id !== runId),
  );
}

/** Tells other tabs, until it is called again, that a run is under way here. */
export function holdRun(runId: string): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  getLocks()
    ?.request(LOCK_PREFIX + runId, () => isReleased)
    .catch(() => undefined);
  return release;
}

/** The runs that were cut off: no tab holds them anymore. */
export async function findCutOffRuns(scope: string): Promise<readonly UnfinishedRun[]> {
  const { held = [] } = (await getLocks()?.query()) ?? {};
  return readRuns(scope).filter(({ id }) => !held.some(({ name }) => name === LOCK_PREFIX + id));
}

function readRuns(scope: string): readonly UnfinishedRun[] {
  try {
    return z.parse(shape, JSON.parse(getStoredItem(RUNS_KEY_PREFIX + scope) ?? '[]'));
  } catch {
    return [];
  }
}

function store(scope: string, runs: readonly UnfinishedRun[]): void {
  setStoredItem(RUNS_KEY_PREFIX + scope, runs.length > 0 ? JSON.stringify(runs) : null);
}
