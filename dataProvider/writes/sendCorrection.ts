import type { Correction } from '../../resources/proof';
import { toAppError } from '../errors';
import type { Writes } from './writes';

/**
 * Takes an extra record back. One that no longer exists was taken back by another user, or by an attempt whose response
 * was lost.
 * @throws AppError
 */
export async function sendCorrection(
  writes: Pick<Writes, 'update' | 'delete'>,
  { method, resource, ...params }: Exclude<Correction, { method: 'create' }>,
): Promise<void> {
  try {
    if (method === 'delete') await writes.delete(resource, params);
    else await writes.update(resource, { data: {}, ...params });
  } catch (thrown) {
    if (toAppError(thrown).kind !== 'notFound') throw thrown;
  }
}
