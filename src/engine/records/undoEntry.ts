import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import { hasSentValues } from '../../../dataProvider/rest/changes';
import { readBefore } from '../../../dataProvider/uncertainty';
import type { HistoryMeta } from '../../../dataProvider/writes/withHistory';
import type { CreateMeta } from '../../../dataProvider/writes/withProof';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Created } from '../../../dataProvider/writes/writes';
import { createEntryId, type UndoEntry } from '../history/undoStack';
import type { WriteHistory } from '../history/writeHistory';
import { getAction, getInverse } from './inverse';
import { isSent } from './recordChange';

/** A creation for a record, such as points, by an action with a dialog or by a rule. */
export interface Addition {
  resource: 'points' | 'vouchers';
  data: Readonly<Record<string, unknown>> & { customerId: string };
  /** Idempotency key, which makes it safe to try again. */
  key: string;
}

export interface UndoPorts {
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'create' | 'readFresh'>;
  history: Pick<WriteHistory, 'begin' | 'undoStack' | 'open'>;
  /** What becomes of points that were given several times. */
  additions: Pick<CreateMeta, 'strict' | 'correction' | 'name'>;
}

/**
 * `unchanged`: the record had its previous values already. `reported`: a later change of the same fields, or the finding of
 * a creation, reports the outcome.
 */
export type UndoOutcome = 'undone' | 'unchanged' | 'reported';

/**
 * Takes a change back: sends the previous values, or the opposite points.
 * @param isCompared leaves a record as it is that was changed since; texts are always compared
 * @throws AppError: `conflict` if the record was changed since, `notFound` if it no longer exists
 */
export async function undoEntry(ports: UndoPorts, entry: UndoEntry, isCompared: boolean): Promise<UndoOutcome> {
  const { id, entity, record, set, added, held } = entry;
  if (held?.isHeld()) {
    ports.history.undoStack.setUndone(id, true);
    held.cancel();
    return 'undone';
  }
  if (added?.points) {
    const { points, adminNote, undoKey } = added.points;
    // The note describes the addition, so it would be wrong for the undo.
    const opposite = { points: -points, adminNote, customerNote: '' };
    const inverse = { ...opposite, undoKey: `${undoKey}.undo` };
    const undo: UndoEntry = { id: createEntryId(), entity, record, set, added: { ...added, points: inverse } };
    const data = { ...opposite, customerId: record.id };
    const { finding } = await add(ports, undo, { resource: 'points', data, key: undoKey }, undoKey);
    ports.history.undoStack.setUndone(id, true);
    return finding ? 'reported' : 'undone';
  }
  const data = getInverse(entry);
  if (!set || !data) throw new AppError({ kind: 'validation' });
  if (entry.isUncertain && (await hasPreviousValues(ports, entry, data))) {
    await forgetEntry(ports.history, id);
    return 'unchanged';
  }
  const isText = getAction(entry)?.action.text !== undefined;
  const meta: UpdateMeta & HistoryMeta = { undoes: id, ...((isText || isCompared) && { expect: set }) };
  const params = { id: record.id, data: { ...data }, previousData: { ...record, ...set }, meta };
  return (await isSent(ports.dataProvider.update(entity.name, params))) ? 'undone' : 'reported';
}

/** Whether a record has the values of before a change now. @throws AppError */
async function hasPreviousValues({ dataProvider }: UndoPorts, { entity, record }: UndoEntry, previous: object) {
  const fresh = await readBefore(() => dataProvider.readFresh(entity.name, record));
  return fresh !== null && hasSentValues(entity, fresh, { ...previous });
}

async function forgetEntry({ open }: Pick<WriteHistory, 'open'>, id: string): Promise<void> {
  const store = await open();
  const { entries } = await store.list();
  for (const entry of entries) if (entry.id === id) store.remove(entry);
}

/**
 * Creates what an addition consists of. If it can be undone, it is in the history from before it is sent.
 * @param undoes `undoKey` of the points that this undoes
 * @throws AppError
 */
export async function add(
  { dataProvider, history, additions }: UndoPorts,
  entry: UndoEntry,
  { resource, data, key }: Addition,
  undoes: string | null = null,
): Promise<Created> {
  const points = toPointsEntry(entry, undoes);
  const settle = points && history.begin(points);
  // Otherwise, a page that is left in between would neither know the attempt nor that it succeeded.
  let setRecorded = () => {};
  const isRecorded = new Promise<void>((resolve) => {
    setRecorded = resolve;
  });
  const meta: CreateMeta = { ...additions, idempotencyKey: key, ...(points && { isRecorded }) };
  try {
    const created: Created = await dataProvider.create(resource, { data, meta });
    void settle?.(points).then(setRecorded);
    return created;
  } catch (thrown) {
    void settle?.(null);
    throw thrown;
  }
}

/** The points that changes have added; negative if they were deducted. */
export const sumPoints = (entries: readonly UndoEntry[]): number =>
  entries.reduce((sum, { added }) => sum + (added?.points?.points ?? 0), 0);

/** The entry of the history for added points; null if something else was added. */
export function toPointsEntry({ id, entity, record, added }: UndoEntry, undoes: string | null = null) {
  if (!added?.points) return null;
  return {
    id,
    kind: 'points',
    resource: entity.name,
    record: { ...record, _id: String(record['_id'] ?? record.id) },
    isUncertain: false,
    ...added.points,
    undoes,
  } as const;
}

/** Key of the message that says why an undo was refused; null if the error has its own text. */
export const getRefusalKey = ({ kind, message }: AppError): string | null =>
  message === '' && (kind === 'conflict' || kind === 'notFound') ? `history.reason.${kind}` : null;
