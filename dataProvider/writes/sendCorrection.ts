import type { Correction } from '../../resources/proof';
import { toAppError } from '../errors';
import { isDeepEqual } from './mergeEdits';
import type { Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/**
 * Sends a correction. A record that no longer exists needs none, and one that has the values already: another user has
 * changed it, or an attempt whose response was lost.
 * @returns false if the correction itself may have been applied several times
 * @throws AppError
 */
export async function sendCorrection(
  writes: Pick<Writes, 'create' | 'update' | 'delete'>,
  correction: Correction,
): Promise<boolean> {
  const { resource } = correction;
  if (correction.method === 'create') {
    const meta = { idempotencyKey: correction.key };
    return !('finding' in (await writes.create(resource, { data: correction.data, meta })));
  }
  const { id, previousData } = correction;
  try {
    if (correction.method === 'delete') await writes.delete(resource, { id, previousData });
    else await writes.update(resource, { id, data: correction.data, previousData });
  } catch (thrown) {
    const { kind, fresh } = toAppError(thrown);
    const isSet = correction.method === 'update' && fresh && isSubset(correction.data, fresh);
    if (kind !== 'notFound' && !isSet) throw thrown;
  }
  return true;
}

const isSubset = (values: Values, record: Values): boolean =>
  Object.entries(values).every(([field, value]) => isDeepEqual(value, record[field]));
