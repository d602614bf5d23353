import { useSyncExternalStore } from 'react';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { createEmitter } from '../../lib/createStore';

const TICK_INTERVAL_MS = 60_000;
const ticks = createEmitter();
let now = getServerTime();
let timer: ReturnType<typeof setInterval> | undefined;

/** Current time in ms, updated every minute. All consumers share one timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (!ticks.hasListeners()) {
    // A time that is recent enough stays: a new one would render every consumer again.
    if (Math.abs(getServerTime() - now) >= TICK_INTERVAL_MS) now = getServerTime();
    timer = setInterval(tick, TICK_INTERVAL_MS);
  }
  const unsubscribe = ticks.subscribe(listener);
  return () => {
    unsubscribe();
    if (!ticks.hasListeners()) clearInterval(timer);
  };
}

function tick(): void {
  now = getServerTime();
  ticks.emit();
}
