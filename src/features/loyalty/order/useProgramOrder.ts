import { useDataProvider } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Program } from '../../../../resources/programs';
import type { PartList } from '../draft/programDraft';
import { useProgramCache } from '../editor/programCache';
import { createReorderQueue, type OrderNotice } from './reorderQueue';

export interface ProgramOrder {
  /** Ids in visible order. */
  ids: readonly string[];
  isBusy: boolean;
  move: (id: string, to: number) => void;
  /** Resolves when no moves are in flight. */
  whenIdle: () => Promise<void>;
}

/**
 * Order of the tasks or rewards of a program. Moves are optimistic, sent one at a time, and rolled back on failure.
 * @param onNotice receives the result of a move and the current order
 */
export function useProgramOrder(
  program: Program,
  list: PartList,
  onNotice: (notice: OrderNotice, ids: readonly string[]) => void,
): ProgramOrder {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const cache = useProgramCache();
  const [, rerender] = useState({});
  const latestOnNotice = useRef(onNotice);
  const idleResolvers = useRef<(() => void)[]>([]);
  const ids = getIds(program, list);
  useLayoutEffect(() => {
    latestOnNotice.current = onNotice;
  });

  const [queue] = useState(() => {
    const { _id: id } = program;
    let wasBusy = false;
    const newQueue = createReorderQueue(
      ids,
      {
        async read() {
          wasBusy = true;
          await cache.cancelFetches();
          const fresh = await cache.fetch(id);
          return fresh ? getIds(fresh, list) : [];
        },
        async reorder(fromIndex, toIndex) {
          const calls = await dataProvider.programCalls();
          const result = await calls.reorder(id, list, fromIndex, toIndex);
          await cache.cancelFetches();
          // The response may have a stale version of the other list.
          cache.update(id, (known) => ({ ...known, [list]: result[list] }));
          return getIds(result, list);
        },
      },
      (notice) => {
        rerender({});
        if (notice) latestOnNotice.current(notice, newQueue.visibleOrder());
        if (newQueue.isBusy() || !wasBusy) return;
        wasBusy = false;
        for (const settle of idleResolvers.current.splice(0)) settle();
        void cache.refetch();
      },
    );
    return newQueue;
  });

  const idsKey = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `idsKey` changes whenever the content of `ids` does.
  useEffect(() => queue.setServerOrder(ids), [queue, idsKey]);

  return {
    ids: queue.visibleOrder(),
    isBusy: queue.isBusy(),
    move: queue.move,
    whenIdle: () =>
      queue.isBusy() ? new Promise((resolve) => idleResolvers.current.push(resolve)) : Promise.resolve(),
  };
}

const getIds = (program: Program, list: PartList): string[] => (program[list] ?? []).map(({ _id }) => _id);
