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
  | { kind: 'failed'; id: string; error: AppError };

export interface ProgramOrder {
  /** Ids in visible order. */
  ids: readonly string[];
  isBusy: boolean;
  move: (id: string, to: number) => Promise<void>;
}

/** Order of the tasks or rewards of a program. Moves show at once. A failed move is rolled back. */
export function useProgramOrder(
  program: Program,
  list: PartList,
  onNotice: (notice: OrderNotice) => void,
): ProgramOrder {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [openMoves, setOpenMoves] = useState(0);
  const moves = useRef({ sent: 0, failed: 0 });
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
    setOpenMoves((count) => count + 1);
    try {
      const params = { id: _id, field: list, itemId: id, toIndex: to, previousData: { ...program, id: _id } };
      const { data } = await dataProvider.reorder('programs', params);
      const now = getItemIds(data, list);
      // After a failure, the shown order still had the failed move.
      if (failed === moves.current.failed && now.join() !== expected.join())
        latestOnNotice.current({ kind: 'changed' });
      if (turn === moves.current.sent) latestOnNotice.current({ kind: 'moved', id, ids: now });
    } catch (thrown) {
      moves.current.failed += 1;
      const error = toAppError(thrown);
      const isGone = error.kind === 'notFound' && !getItemIds(error.fresh ?? {}, list).includes(id);
      latestOnNotice.current(isGone ? { kind: 'gone', id } : { kind: 'failed', id, error });
    } finally {
      setOpenMoves((count) => count - 1);
    }
  }
  return { ids, isBusy: openMoves > 0, move };
}
