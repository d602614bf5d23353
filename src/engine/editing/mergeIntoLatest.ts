import type { ZodMiniType } from 'zod/mini';
import { mergeEdits } from './mergeEdits';

/** The same parts were changed by another user. Nothing was sent; the editor shows the conflicts. */
export class EditConflictError extends Error {}

/**
 * Merges edits into the value that was just loaded, before they are sent.
 * @param saved value that was edited
 * @throws EditConflictError if another user changed the same parts
 */
export function mergeIntoLatest<Value>(shape: ZodMiniType<Value>, saved: Value, mine: Value, latest: Value): Value {
  const { value, conflicts } = mergeEdits(saved, mine, latest);
  if (conflicts.length > 0) throw new EditConflictError();
  return shape.parse(value);
}
