import { useEffect } from 'react';
import { createEmitter } from '../../lib/createStore';
import { useLeaveGuard } from './useLeaveGuard';

const stops = new Set<() => void>();
const { subscribe, emit } = createEmitter();

/** The tasks of this tab that leaving the store would end: bulk actions, exports, imports. */
export const runningTasks = {
  subscribe,
  areAny: () => stops.size > 0,
  /** @param stop stops the task. @returns a function that removes it */
  add(stop: () => void): () => void {
    stops.add(stop);
    emit();
    return () => {
      stops.delete(stop);
      emit();
    };
  },
  stopAll() {
    for (const stop of [...stops]) stop();
  },
};

/**
 * Registers the task of a card while it runs. The browser then asks before the tab is closed, and the console before the
 * store is switched or the user signs out, because both would end the task.
 * @param stop stops the task; must be stable. The card then shows the completed part
 */
export function useRunningTask(isRunning: boolean, stop: () => void): void {
  useLeaveGuard(isRunning);
  useEffect(() => (isRunning ? runningTasks.add(stop) : undefined), [isRunning, stop]);
}
