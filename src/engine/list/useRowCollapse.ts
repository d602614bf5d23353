import { useLayoutEffect, useRef } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';
import { getRowElements } from '../shortcuts/rowFocus';

/**
 * When a row leaves, the rows below it close the gap in 120 ms. Only their transforms change, after one read of all
 * positions; nothing moves with reduced motion.
 */
export function useRowCollapse(rows: readonly Pick<ConsoleRecord, 'id'>[]): void {
  const last = useRef(rows);
  const tops = useRef<ReadonlyMap<HTMLElement, number> | null>(null);
  const before = last.current;
  // Before the row is removed. The first one of the next page may take the last place, so there may be as many.
  if (rows.some(({ id }, index) => before.findIndex((row) => row.id === id) > index)) tops.current = readTops();
  last.current = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const from = tops.current;
    tops.current = null;
    if (!from || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
    for (const [row, top] of readTops()) {
      const y = (from.get(row) ?? 0) - top;
      if (y > 0) row.animate({ translate: [`0 ${y}px`, '0'] }, 120);
    }
  }, [rows]);
}

const readTops = () => new Map(getRowElements(document).map((row) => [row, row.getBoundingClientRect().top]));
