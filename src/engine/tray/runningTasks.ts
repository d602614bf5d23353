import { createEmitter } from '../../lib/createStore';

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
