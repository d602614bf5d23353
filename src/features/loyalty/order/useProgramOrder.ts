import { useDataProvider } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { getItemIds } from '../../../../dataProvider/writes/getItemIds';
import type { Program } from '../../../../resources/programs';
import { moveItem } from '../../../lib/moveItem';
import type { PartList } from '../draft/programDraft';

/** Result of a move. */
export type OrderNotice =
  | { kind: 'moved'; id: string; ids: readonly string[] }
  /** The list was changed by another user; the current order is shown. */
  | { kind: 'changed' }
  | { kind: 'gone'; id: string }
  /** Moves that were waiting for each other fail together; `count` is the number of items. `id` and `error` are those of the first, or of the first whose outcome is uncertain. */
  | { kind: 'failed'; id: string; error: AppError; count: number };

export interface ProgramOrder {
  /** Ids in visible order. */
  ids: readonly string[];
  isBusy: boolean;
  /** What became of the last moves; null before the first one, and after one of an item that is gone. */
  status: 'saving' | 'saved' | 'failed' | 'uncertain' | null;
  /** Repeats the move that failed; null if none or several did. */
  retry: (() => void) | null;
  move: (id: string, to: number) => Promise<void>;
}

interface FailedMove {
  id: string;
  to: number;
  error: AppError;
}

/** Moves since the page was opened; what failed or was changed, since none was open. */
interface Moves {
  sent: number;
  open: number;
  hasChanged: boolean;
  failed: readonly FailedMove[];
}

/** Order of the tasks or rewards of a program. Moves show at once. A failed move is rolled back. */
export function useProgramOrder(
  program: Program,
  list: PartList,
  onNotice: (notice: OrderNotice) => void,
): ProgramOrder {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [openMoves, setOpenMoves] = useState(0);
  /** What failed of the moves that ended last; null before. */
  const [unsaved, setUnsaved] = useState<readonly FailedMove[] | null>(null);
  const moves = useRef<Moves>({ sent: 0, open: 0, hasChanged: false, failed: [] });
  const latestOnNotice = useRef(onNotice);
  useLayoutEffect(() => {
    latestOnNotice.current = onNotice;
  });
  const ids = getItemIds(program, list);

  async function move(id: string, to: number): Promise<void> {
    const from = ids.indexOf(id);
    if (from === to) return;
    const { _id } = program;
    const expected = moveItem(ids, from, to);
    const turn = ++moves.current.sent;
    const { failed } = moves.current;
    moves.current.open += 1;
    setOpenMoves((count) => count + 1);
    try {
      const params = { id: _id, field: list, itemId: id, toIndex: to, previousData: { ...program, id: _id } };
      const { data } = await dataProvider.reorder('programs', params);
      const now = getItemIds(data, list);
      // After a failure, the shown order still had the failed move.
      if (failed === moves.current.failed && now.join() !== expected.join() && !moves.current.hasChanged) {
        moves.current.hasChanged = true;
        latestOnNotice.current({ kind: 'changed' });
      }
      if (turn === moves.current.sent) latestOnNotice.current({ kind: 'moved', id, ids: now });
    } catch (thrown) {
      const error = toAppError(thrown);
      moves.current.failed = [...moves.current.failed, { id, to, error }];
    } finally {
      moves.current.open -= 1;
      setOpenMoves((count) => count - 1);
      if (moves.current.open === 0) report();
    }
  }

  /** Reports what failed while moves were waiting, in one notice. */
  function report(): void {
    const { failed } = moves.current;
    moves.current = { ...moves.current, hasChanged: false, failed: [] };
    const isGone = ({ id, error }: FailedMove) =>
      error.kind === 'notFound' && !getItemIds(error.fresh ?? {}, list).includes(id);
    for (const { id } of failed.filter(isGone)) latestOnNotice.current({ kind: 'gone', id });
    const others = failed.filter((one) => !isGone(one));
    setUnsaved(failed.length > others.length ? null : others);
    const first = others.find(({ error }) => error.uncertain) ?? others[0];
    if (!first) return;
    const { id, error } = first;
    latestOnNotice.current({ kind: 'failed', id, error, count: new Set(others.map((other) => other.id)).size });
  }

  function getStatus(): ProgramOrder['status'] {
    if (openMoves > 0) return 'saving';
    if (unsaved === null) return null;
    if (unsaved.length === 0) return 'saved';
    return unsaved.some(({ error }) => error.uncertain) ? 'uncertain' : 'failed';
  }
  const [failedMove, ...otherMoves] = unsaved ?? [];
  const canRetry = failedMove && otherMoves.length === 0 && openMoves === 0;
  return {
    ids,
    isBusy: openMoves > 0,
    status: getStatus(),
    retry: canRetry ? () => void move(failedMove.id, failedMove.to) : null,
    move,
  };
}
