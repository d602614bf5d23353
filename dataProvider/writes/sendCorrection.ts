import type { Correction } from '../../resources/proof';
import { toAppError } from '../errors';
import type { Writes } from './writes';

/**
 * Sends a correction. A record that no longer exists needs none: another user has deleted it, or an attempt whose response
 * was lost.
 * @throws AppError
 */
export async function sendCorrection(
  writes: Pick<Writes, 'create' | 'update' | 'delete'>,
  correction: Correction,
): Promise<void> {
  const { resource } = correction;
  if (correction.method === 'create') {
    await writes.create(resource, { data: correction.data, meta: { idempotencyKey: correction.key } });
    return;
  }
  const { id, previousData } = correction;
  try {
    if (correction.method === 'delete') await writes.delete(resource, { id, previousData });
    else await writes.update(resource, { id, data: correction.data, previousData });
  } catch (thrown) {
    if (toAppError(thrown).kind !== 'notFound') throw thrown;
  }
}
