import { useSyncExternalStore } from 'react';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { createEmitter } from '../../lib/createStore';

/** Age that the time of `useNow` can reach. A change of this minute isn't in the future for it. */
export const MAX_NOW_AGE_MS = 60_000;

const ticks = createEmitter();
let now = getServerTime();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Current time in ms, updated every minute. All consumers share one timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (!ticks.hasListeners()) {
    // A time that is recent enough stays: a new one would render every consumer again.
    if (getAge() >= MAX_NOW_AGE_MS) now = getServerTime();
    timer = setTimeout(tick, MAX_NOW_AGE_MS - getAge());
  }
  const unsubscribe = ticks.subscribe(listener);
  return () => {
    unsubscribe();
    if (!ticks.hasListeners()) clearTimeout(timer);
  };
}

const getAge = () => Math.abs(getServerTime() - now);

function tick(): void {
  now = getServerTime();
  timer = setTimeout(tick, MAX_NOW_AGE_MS);
  ticks.emit();
}
