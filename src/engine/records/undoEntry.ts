import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { HistoryMeta } from '../../../dataProvider/writes/withHistory';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { UndoEntry } from '../history/undoStack';
import { getAction, getInverse } from './actions';
import { isSent } from './recordChange';

/**
 * Sends the previous values of a change.
 * @param isCompared leaves a record as it is that was changed since; texts are always compared
 * @returns false if a later change of the same fields replaced it before it was sent
 * @throws AppError: `conflict` if the record was changed since, `notFound` if it no longer exists
 */
export async function undoEntry(
  dataProvider: Pick<ConsoleDataProvider, 'update'>,
  entry: UndoEntry,
  isCompared: boolean,
): Promise<boolean> {
  const { id, entity, record, set } = entry;
  const data = getInverse(entry);
  if (!set || !data) throw new AppError({ kind: 'validation' });
  const isText = getAction(entry)?.action.text !== undefined;
  const meta: UpdateMeta & HistoryMeta = { undoes: id, ...((isText || isCompared) && { expect: set }) };
  const params = { id: record.id, data: { ...data }, previousData: { ...record, ...set }, meta };
  return isSent(dataProvider.update(entity.name, params));
}
