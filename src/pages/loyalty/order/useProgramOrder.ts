import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { useProvider } from '../../../engine/useProvider';
import type { PartList } from '../draft/programDraft';
import { useProgramCache } from '../editor/programCache';
import { createReorderQueue, type OrderNotice } from './reorderQueue';

export interface ProgramOrder {
  /** Ids in the order in which they are shown. */
  ids: readonly string[];
  /** Moves are being sent. */
  isBusy: boolean;
  move: (id: string, to: number) => void;
  /** Settles when nothing is being sent. */
  idle: () => Promise<void>;
}

/**
 * The order of one list of a programme: shown at once, sent one call at a time, and taken back where it fails.
 * @param onNotice what came of a move, and the order as it is now
 */
export function useProgramOrder(
  program: Program,
  list: PartList,
  onNotice: (notice: OrderNotice, ids: readonly string[]) => void,
): ProgramOrder {
  const dataProvider = useProvider();
  const cache = useProgramCache();
  const [, redraw] = useState({});
  const told = useRef(onNotice);
  const waiting = useRef<(() => void)[]>([]);
  const ids = idsOf(program, list);
  useLayoutEffect(() => {
    told.current = onNotice;
  });

  const [queue] = useState(() => {
    const { _id: id } = program;
    let wasBusy = false;
    const own = createReorderQueue(
      ids,
      {
        async read() {
          wasBusy = true;
          await cache.dropReads();
          const fresh = await cache.read(id);
          return fresh ? idsOf(fresh, list) : [];
        },
        async reorder(fromIndex, toIndex) {
          const calls = await dataProvider.programCalls();
          const answer = await calls.reorder(id, list, fromIndex, toIndex);
          await cache.dropReads();
          // Of the other list this answer may be older than what is known.
          cache.change(id, (known) => ({ ...known, [list]: answer[list] }));
          return idsOf(answer, list);
        },
        isUncertain: (error) => toAppError(error).uncertain,
      },
      (notice) => {
        redraw({});
        if (notice) told.current(notice, own.shown());
        if (own.isBusy() || !wasBusy) return;
        wasBusy = false;
        for (const settle of waiting.current.splice(0)) settle();
        void cache.reload();
      },
    );
    return own;
  });

  const known = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are others where this text is another.
  useEffect(() => queue.adopt(ids), [queue, known]);

  return {
    ids: queue.shown(),
    isBusy: queue.isBusy(),
    move: queue.move,
    idle: () => (queue.isBusy() ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve()),
  };
}

const idsOf = (program: Program, list: PartList): string[] => (program[list] ?? []).map(({ _id }) => _id);
