import { isEqual } from 'es-toolkit/predicate';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError, type AppErrorKind, toAppError } from '../../../dataProvider/errors';
import { readBefore } from '../../../dataProvider/uncertainty';
import { type CopyChange, type CopyValue, getChangeKey } from './copyChange';
import { createStoreSource } from './kinds/copyKind';
import { copyKinds } from './kinds/copyKinds';

/** Why changes weren't written, or may not have been (`uncertain`), by the keys of the changes. */
export type CopyErrors = ReadonlyMap<string, AppError>;

/** Errors that the remaining requests would also fail with. */
const stoppingErrors: readonly AppErrorKind[] = ['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'canceled'];

/**
 * Writes changes to a store, one request after the other. Each is compared with the store first: `conflict` if that has
 * another value than it had when it was compared. After an error that affects all, the others are `canceled`.
 */
export async function copyChanges(
  changes: readonly CopyChange[],
  dataProvider: ConsoleDataProvider,
): Promise<CopyErrors> {
  const errors = new Map<string, AppError>();
  let isStopped = false;
  for (const batch of toBatches(changes)) {
    const failed = isStopped ? batch.map(toUnsent) : await writeBatch(batch, dataProvider);
    for (const { change, error } of failed) {
      errors.set(getChangeKey(change), error);
      isStopped ||= stoppingErrors.includes(error.kind);
    }
  }
  return errors;
}

interface FailedChange {
  change: CopyChange;
  error: AppError;
}

const toUnsent = (change: CopyChange): FailedChange => ({ change, error: new AppError({ kind: 'canceled' }) });

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

/** Writes the changes of a batch, except those whose value has changed since. Returns those that weren't written. */
async function writeBatch(batch: Batch, dataProvider: ConsoleDataProvider): Promise<readonly FailedChange[]> {
  const [{ kind, locale }] = batch;
  const fail = (changes: readonly CopyChange[], error: AppError) => changes.map((change) => ({ change, error }));
  let conflicts: readonly FailedChange[] = [];
  let sent: readonly CopyChange[] = batch;
  try {
    const { values, save } = await readBefore(() => copyKinds[kind].open(createStoreSource(dataProvider), locale));
    const has = (name: string, value: CopyValue | null) => isEqual(values.get(name) ?? null, value);
    const left = batch.filter(({ name, after }) => !has(name, after));
    sent = left.filter(({ name, before }) => has(name, before));
    const changed = left.filter(({ name, before }) => !has(name, before));
    conflicts = fail(changed, new AppError({ kind: 'conflict' }));
    if (sent.length > 0) await save(new Map(sent.map(({ name, after }) => [name, after])));
    return conflicts;
  } catch (thrown) {
    return [...conflicts, ...fail(sent, toAppError(thrown))];
  }
}
