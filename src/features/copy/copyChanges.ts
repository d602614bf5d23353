import { isEqual } from 'es-toolkit/predicate';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AppError, AppErrorKind } from '../../../dataProvider/errors';
import { verifiedWrite } from '../../engine/writes/verifiedWrite';
import type { VerifiedWriteResult } from '../../engine/writes/writeResult';
import { type CopyChange, type CopyValue, getChangeKey } from './copyChange';
import { type CopyDocument, createStoreSource } from './kinds/copyKind';
import { copyKinds } from './kinds/copyKinds';

/** Outcome of one change. */
export type CopyOutcome =
  | { kind: 'done' }
  /** Nothing was written: the store has changed since it was compared. */
  | { kind: 'conflict' }
  | { kind: 'failed'; error: AppError }
  /** The response was lost, and the store couldn't be read again. */
  | { kind: 'uncertain'; error: AppError }
  /** An earlier request failed with an error that affects all. */
  | { kind: 'notSent' };

/** Outcomes by the key of the change. */
export type CopyOutcomes = ReadonlyMap<string, CopyOutcome>;

/** Errors that the remaining requests would also fail with. */
const stoppingErrors: readonly AppErrorKind[] = ['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'canceled'];

/**
 * Writes changes to a store, one request after the other. Each is compared with the store first, and verified if the
 * response is lost. Never throws.
 */
export async function copyChanges(
  changes: readonly CopyChange[],
  dataProvider: ConsoleDataProvider,
): Promise<CopyOutcomes> {
  const outcomes = new Map<string, CopyOutcome>();
  let isStopped = false;
  for (const batch of toBatches(changes)) {
    const results = isStopped
      ? batch.map((change): [CopyChange, CopyOutcome] => [change, { kind: 'notSent' }])
      : await writeBatch(batch, dataProvider);
    for (const [change, outcome] of results) {
      outcomes.set(getChangeKey(change), outcome);
      if ('error' in outcome && stoppingErrors.includes(outcome.error.kind)) isStopped = true;
    }
  }
  return outcomes;
}

/** Changes of one kind and language that are written together. Never empty. */
type Batch = readonly [CopyChange, ...CopyChange[]];

function toBatches(changes: readonly CopyChange[]): readonly Batch[] {
  const batches = new Map<string, [CopyChange, ...CopyChange[]]>();
  for (const change of changes) {
    const { kind, locale } = change;
    const key = copyKinds[kind].isSavedAtOnce ? JSON.stringify([kind, locale]) : getChangeKey(change);
    const batch = batches.get(key);
    if (batch) batch.push(change);
    else batches.set(key, [change]);
  }
  return [...batches.values()];
}

/** Writes the changes of a batch, except those whose value has changed since. */
async function writeBatch(
  batch: Batch,
  dataProvider: ConsoleDataProvider,
): Promise<readonly [CopyChange, CopyOutcome][]> {
  const [{ kind, locale }] = batch;
  type Document = CopyDocument<CopyValue>;
  const has = ({ values }: Document, name: string, value: CopyValue | null) => isEqual(values.get(name) ?? null, value);
  const isApplied = (document: Document, { name, after }: CopyChange) => has(document, name, after);
  let writable: readonly CopyChange[] = [];
  let conflicts: readonly CopyChange[] = [];
  const result = await verifiedWrite<Document, void, null>({
    load: () => copyKinds[kind].open(createStoreSource(dataProvider), locale),
    compare(document) {
      const left = batch.filter((change) => !isApplied(document, change));
      if (left.length === 0) return 'applied';
      writable = left.filter(({ name, before }) => has(document, name, before));
      conflicts = left.filter((change) => !writable.includes(change));
      return writable.length > 0 ? 'notApplied' : { conflict: null };
    },
    write: (document) => document.save(new Map(writable.map(({ name, after }) => [name, after]))),
    verify: (document) => (writable.every((change) => isApplied(document, change)) ? 'applied' : 'notApplied'),
  });
  const outcome = toOutcome(result);
  return batch.map((change) => [change, conflicts.includes(change) ? { kind: 'conflict' } : outcome]);
}

function toOutcome(result: VerifiedWriteResult<unknown, void, null>): CopyOutcome {
  switch (result.kind) {
    case 'written':
    case 'applied':
      return { kind: 'done' };
    case 'conflict':
    case 'gone':
      return { kind: 'conflict' };
    case 'unknown':
      return { kind: 'uncertain', error: result.error };
    default:
      return { kind: 'failed', error: result.error };
  }
}
