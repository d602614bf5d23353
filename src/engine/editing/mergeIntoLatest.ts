import type { ZodMiniType } from 'zod/mini';
import { AppError } from '../../../dataProvider/errors';
import { mergeEdits } from './mergeEdits';

/**
 * Merges edits into the value that was just loaded, before they are sent.
 * @param saved value that was edited
 * @throws AppError of kind `conflict` if another user changed the same parts
 */
export function mergeIntoLatest<Value>(shape: ZodMiniType<Value>, saved: Value, mine: Value, latest: Value): Value {
  const { value, conflicts } = mergeEdits(saved, mine, latest);
  if (conflicts.length > 0) throw new AppError({ kind: 'conflict' });
  return shape.parse(value);
}
