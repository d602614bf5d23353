import type { ImportKindName } from '../../../../resources/imports';
import type { ImportRow } from '../table/checkedRows';
import type { PointsMoved } from '../table/pointsMoved';

/** A value of the store that a batch changes, such as a balance. */
export interface BatchSample {
  key: string;
  before: number;
  /** Change by the batch; not 0. */
  change: number;
}

/**
 * Whether a run removes records that another import created. Points are reverted by another import instead.
 * Its rows have the `id` of a record, and its batches are removed one by one.
 */
export const isRemoval = ({ kind, reverts }: Pick<StoredRun, 'kind' | 'reverts'>): boolean =>
  reverts !== null && kind !== 'points';

/** Rows sent in one request. */
export interface RunBatch {
  /** Idempotency-Key of the request, and storage key of the rows. */
  key: string;
  rows: number;
  state: 'waiting' | 'taken' | 'refused';
  /** Job of the provider that imports the rows. */
  jobId?: string;
  /** Error message of the provider. */
  reason?: string;
  /**
   * Values before the first attempt, which may be none; null if they couldn't be read. Missing before it, and if it was
   * applied once or can't be checked.
   */
  samples?: readonly BatchSample[] | null;
  /** How often an accepted batch was applied; null if it couldn't be found out. */
  times?: number | null;
}

/** Why rows that could be read weren't sent. */
export const leftOutReasons = ['skipped', 'merged', 'repeated', 'unchanged', 'unpublished'] as const;

/** Names of the counts of omitted rows, by reason, of rows that were added to others, and of private values in sent rows. */
export const leftOutCounts = [...leftOutReasons, 'addedTogether', 'withheld'] as const;

/**
 * Why a record stays when an import is reverted: it isn't listed, others look the same, it was changed since, it existed
 * before the import, or it has orders, points or other activity since.
 */
export const stayReasons = ['notFound', 'ambiguous', 'changed', 'existed', 'inUse'] as const;
export type StayReason = (typeof stayReasons)[number];

export type LeftOut = Readonly<Partial<Record<(typeof leftOutCounts)[number], number>>>;

/** An import persisted in this browser, so it can continue after a reload. */
export interface StoredRun {
  id: string;
  kind: ImportKindName;
  createdAt: string;
  /** File name; null for pasted rows. */
  source: string | null;
  adminNote: string;
  customerNote: string;
  /** ID of the run that this one reverts. */
  reverts: string | null;
  batches: readonly RunBatch[];
  /** Number of rows with errors. They aren't sent, and are stored as a CSV file. */
  invalidRows: number;
  leftOut?: LeftOut | undefined;
  /** Earlier balances of the customers that existed, by normalized email. Missing if they weren't compared. */
  balances?: Readonly<Record<string, number>> | undefined;
  /** Number of rows whose customer didn't exist. Missing if they weren't compared. */
  created?: number | undefined;
  /** Points of the rows that were sent added together, by normalized email. */
  parts?: Readonly<Record<string, readonly number[]>> | undefined;
  /** Of a removal: number of rows of the import whose record stays, by the reason. */
  stays?: Readonly<Partial<Record<StayReason, number>>> | undefined;
  /** Of a removal: points that customers got who stay since they are in use, by email. They keep these points. */
  inUse?: Readonly<Record<string, number>> | undefined;
  /** Of a removal: points that the import changed of customers who existed before. Missing if there are none left to revert. */
  keptPoints?: PointsMoved | undefined;
}

/** Persistent storage of runs and their rows. Promises resolve once the data is on disk. */
export interface RunStore {
  /** All runs of this site, newest first. */
  list(): Promise<StoredRun[]>;
  /** Returns null if the run isn't stored. */
  run(id: string): Promise<StoredRun | null>;
  save(run: StoredRun): Promise<void>;
  saveRows(key: string, rows: readonly ImportRow[]): Promise<void>;
  /** Returns null if the rows no longer exist, e.g. deleted by another tab. */
  rows(key: string): Promise<readonly ImportRow[] | null>;
  forgetRows(keys: readonly string[]): Promise<void>;
  /** Stores the rows with errors of a run as CSV. */
  saveInvalidRows(runId: string, csv: string): Promise<void>;
  /** Returns null if the run has no rows with errors, or they no longer exist. */
  invalidRows(runId: string): Promise<string | null>;
  forgetInvalidRows(runId: string): Promise<void>;
  /** Deletes a run and all its rows. */
  forget(run: StoredRun): Promise<void>;
}

/** Whether rows that wait may have arrived: their page was left, or the import was paused, before the response. */
export const isInterrupted = ({ batches }: StoredRun): boolean =>
  batches.some(({ state, samples }) => state === 'waiting' && samples !== undefined);

/** Whether all rows were accepted or refused. */
export const isComplete = ({ batches }: StoredRun): boolean => batches.every(({ state }) => state !== 'waiting');

const countByState = (run: StoredRun, state: RunBatch['state']) =>
  run.batches.reduce((sum, batch) => sum + (batch.state === state ? batch.rows : 0), 0);

/** Counts rows by the state of their batch. */
export function countRows(run: StoredRun): { total: number; accepted: number; refused: number; pending: number } {
  const [accepted, refused, pending] = [
    countByState(run, 'taken'),
    countByState(run, 'refused'),
    countByState(run, 'waiting'),
  ];
  return { total: accepted + refused + pending, accepted, refused, pending };
}
