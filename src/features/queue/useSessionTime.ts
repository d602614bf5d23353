/** Measures how long the records of the queue take, for the estimate of the dashboard and the summary at the end. */
import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { useHandlingTimes } from '../../engine/records/handlingTimes';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { getCurrentEntry, isPending, type QueueState } from './queueState';

/** After this time without a decision, the merchant was doing something else. */
const MAX_SECONDS = 180;

const shape = z.object({ count: z.number(), seconds: z.number() });

/** Work done in this tab: the number of records, and the time they took. */
type SessionTime = z.infer<typeof shape>;

function loadSessionTime(key: string): SessionTime {
  try {
    return z.parse(shape, JSON.parse(getTabItem(key) ?? ''));
  } catch {
    return { count: 0, seconds: 0 };
  }
}

const useKey = () => `queueTime.${useCurrentSite().preferencesKey}`;

/** Returns the time of the session. */
export function useSessionTime(): SessionTime {
  return loadSessionTime(useKey());
}

/** Measures the time from showing a record to the decision about it. */
export function useMeasuredTime(state: QueueState): void {
  const key = useKey();
  const { addTime } = useHandlingTimes();
  const shown = useRef<{ key: string; at: number } | null>(null);
  const current = getCurrentEntry(state)?.key ?? null;
  const showCurrent = useEffectEvent(() => {
    const before = shown.current;
    shown.current = current === null ? null : { key: current, at: performance.now() };
    const entry = before && state.entries.get(before.key);
    const seconds = before ? (performance.now() - before.at) / 1000 : 0;
    if (!entry || isPending(entry) || entry.isHandledElsewhere || seconds > MAX_SECONDS) return;
    addTime(entry.entity.name, seconds);
    const session = loadSessionTime(key);
    setTabItem(key, JSON.stringify({ count: session.count + 1, seconds: session.seconds + seconds }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another record is shown
  useEffect(() => showCurrent(), [current]);
}
