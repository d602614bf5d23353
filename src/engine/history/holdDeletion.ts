import { DELETION_GRACE_MS } from './deletions';
import type { HeldWrite } from './undoableMutations';
import type { UndoEntry } from './undoStack';
import type { WriteHistory } from './writeHistory';

/**
 * Holds a deletion back, so that it can be undone. It is in the history from now on, as uncertain: a page that is left sends
 * it, but can't store anything anymore. Its write has the same id and replaces it; one that is undone is removed.
 */
export function holdDeletion(
  { begin, undoable }: Pick<WriteHistory, 'begin' | 'undoable'>,
  { id, entity, record, part }: Pick<UndoEntry, 'id' | 'entity' | 'record' | 'part'>,
): HeldWrite {
  const held = undoable.hold(DELETION_GRACE_MS);
  const field = part?.field ?? null;
  const settle = begin({ kind: 'removal', id, resource: entity.name, record, field, isUncertain: true });
  void held.isSent.then((isSent) => (isSent ? undefined : settle(null)));
  return held;
}
