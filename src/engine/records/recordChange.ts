import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { HistoryMeta } from '../../../dataProvider/writes/withHistory';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from './consoleRecord';

/** A change of one record: fields to set, or its deletion. */
export type RecordChange = { set: Readonly<Record<string, unknown>> } | { remove: true };

/**
 * Sends a change of a record. Calls the data provider, which shows the change at once; `useUpdate` would do the same, but
 * takes 3 KB of the first list.
 * @returns false if a later change of the same fields replaced it before it was sent; that one reports the outcome
 * @throws AppError
 */
export function writeRecord(
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'delete'>,
  { name }: Pick<Entity, 'name'>,
  record: ConsoleRecord,
  change: RecordChange,
  meta: HistoryMeta = {},
): Promise<boolean> {
  const { id } = record;
  return isSent(
    'set' in change
      ? dataProvider.update(name, { id, data: { ...change.set }, previousData: record, meta })
      : dataProvider.delete(name, { id, previousData: record, meta }),
  );
}

/** Whether a write was sent and accepted; false if a later one replaced it. @throws AppError */
export async function isSent(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (thrown) {
    const { kind, uncertain } = toAppError(thrown);
    if (kind === 'canceled' && !uncertain) return false;
    throw thrown;
  }
}
