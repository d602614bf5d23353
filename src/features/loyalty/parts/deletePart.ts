import type { AppError } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { writeAndVerify } from '../../../engine/writes/verifiedWrite';
import { findPart, type PartList } from '../draft/programDraft';

interface RemovePorts {
  /**
   * Fetches the current program; null if it no longer exists.
   * @throws AppError
   */
  fetch(): Promise<Program | null>;
  /** @throws AppError */
  remove(): Promise<Program>;
  /** Called with the program after the deletion. */
  onRemoved(program: Program): Promise<void>;
}

/**
 * Deletes a task or reward, and reads back if the outcome is uncertain.
 * @returns the error if the part still exists or may exist, or null on success
 */
export async function deletePart(
  list: PartList,
  id: string,
  { fetch, remove, onRemoved }: RemovePorts,
): Promise<AppError | null> {
  const result = await writeAndVerify({
    write: async () => onRemoved(await remove()),
    load: fetch,
    verify: (program) => (findPart(program, list, id) ? 'notApplied' : 'applied'),
    verifiedKinds: ['notFound'],
  });
  return result.kind === 'failed' || result.kind === 'unknown' ? result.error : null;
}
