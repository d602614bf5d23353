import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { type PartList, partOf } from '../draft/programDraft';

interface RemovePorts {
  /** The programme as the provider has it now; null for one that is gone. @throws AppError */
  read(): Promise<Program | null>;
  /** @throws AppError */
  remove(): Promise<Program>;
  /** Gets the programme as it is after it. */
  done(program: Program): Promise<void>;
}

/** Deletes a task or reward, and looks again where the answer leaves a doubt. @returns why it is still there, or may be */
export async function removePart(
  list: PartList,
  id: string,
  { read, remove, done }: RemovePorts,
): Promise<AppError | null> {
  try {
    await done(await remove());
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!error.uncertain && error.kind !== 'notFound') return error;
    const after = await read().catch(() => undefined);
    if (after === undefined) return error;
    return after && partOf(after, list, id) ? certainly(error) : null;
  }
}
