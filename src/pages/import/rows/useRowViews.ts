import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportFlow } from '../flow/importFlow';
import type { RowView } from '../table/importTable';

/** Rows that are kept here at most: what was scrolled past is asked for again. */
const mostKept = 600;

interface Kept {
  turn: number;
  views: ReadonlyMap<number, RowView>;
}

const none: ReadonlyMap<number, RowView> = new Map();

/**
 * The rows that are shown, as the worker has them. What is older than the last change stays to be seen until the new is there.
 * @param wanted places of the rows that are shown
 */
export function useRowViews(flow: ImportFlow, wanted: readonly number[], turn: number): ReadonlyMap<number, RowView> {
  const [kept, setKept] = useState<Kept>({ turn, views: none });
  const take = useEffectEvent((views: readonly RowView[]) => {
    const others = kept.turn === turn ? [...kept.views] : [...kept.views].filter(([row]) => wanted.includes(row));
    const next = new Map([...others.slice(-mostKept), ...views.map((view) => [view.row, view] as const)]);
    setKept({ turn, views: next });
  });
  const lacking = wanted.filter((row) => kept.turn !== turn || !kept.views.has(row));
  const asked = lacking.length === 0 ? '' : `${turn}:${lacking.join()}`;
  useEffect(() => {
    if (asked === '') return;
    let isWanted = true;
    const rows = asked.slice(asked.indexOf(':') + 1).split(',');
    flow.view(rows.map(Number)).then(
      (views) => isWanted && take(views),
      // The flow itself tells of a worker that broke down.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [flow, asked]);
  return kept.views;
}
