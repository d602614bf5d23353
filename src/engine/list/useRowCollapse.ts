import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';
import { getRowElements } from '../shortcuts/rowFocus';

/**
 * When a row leaves, the rows below it close the gap in 120 ms. Only their transforms change, after one read of all
 * positions; nothing moves with reduced motion.
 */
export function useRowCollapse(body: RefObject<HTMLElement | null>, rows: readonly Pick<ConsoleRecord, 'id'>[]): void {
  const last = useRef(rows);
  const tops = useRef<ReadonlyMap<HTMLElement, number> | null>(null);
  // Before the row is removed.
  if (rows.length < last.current.length) tops.current = readTops(body.current);
  last.current = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = null;
    if (!before || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
    for (const [row, top] of readTops(body.current)) {
      const y = (before.get(row) ?? 0) - top;
      if (y > 0) row.animate({ translate: [`0 ${y}px`, '0'] }, 120);
    }
  }, [rows, body]);
}

const readTops = (body: HTMLElement | null) =>
  new Map(getRowElements(body ?? document).map((row) => [row, row.getBoundingClientRect().top]));
