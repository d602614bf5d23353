import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../lib/createStore';
import type { EditHistory } from './editHistory';
import type { EditSession } from './useEditSession';

type Listener = () => void;

/** Store of an edited value. Some listeners are notified immediately, others after typed text is painted. */
export interface EditStore<Value> {
  /** Latest history, even if deferred listeners are not notified yet. */
  now: () => EditHistory<Value>;
  /** @param isTyped the input already shows the value, so deferred listeners are notified after the paint */
  put: (next: EditHistory<Value>, isTyped: boolean) => void;
  /** Subscribes to every change immediately. Use it in inputs that show the value. */
  listen: (listener: Listener) => () => void;
  /** Subscribes the page around the inputs. {@link now} returns the latest value even before the listener is called. */
  listenAfterPaint: (listener: Listener) => () => void;
  /** Notifies {@link listen} subscribers of a change that was not made by {@link put}. */
  notify: () => void;
}

export function createEditStore<Value>(first: EditHistory<Value>): EditStore<Value> {
  let history = first;
  let cancelNotification: (() => void) | null = null;
  const immediate = createEmitter();
  const deferred = createEmitter();
  const notifyDeferred = () => {
    cancelNotification?.();
    cancelNotification = null;
    deferred.emit();
  };
  return {
    now: () => history,
    put(next, isTyped) {
      history = next;
      if (isTyped) cancelNotification ??= waitForPaint(notifyDeferred);
      else notifyDeferred();
      immediate.emit();
    },
    listen: immediate.subscribe,
    listenAfterPaint: deferred.subscribe,
    notify: immediate.emit,
  };
}

/**
 * Selects a part of the latest edited value, before the page around it has re-rendered. Use it in the input that
 * edits the part.
 * @param selector returns a primitive value
 */
export function useEditSelector<Value, Part extends string | number | boolean | null>(
  { listen, latest }: Pick<EditSession<Value>, 'listen' | 'latest'>,
  selector: (value: Value) => Part,
): Part {
  return useSyncExternalStore(listen, () => selector(latest()));
}

/** Fallback for background pages, which are not painted. */
const MAX_PAINT_WAIT_MS = 250;

/** Frames in another process may be painted this much later than the page. */
const FRAME_PAINT_LAG_MS = 60;

/**
 * Runs `run` after the last change has been painted, in this page and in its preview frames. Returns a cancel function.
 */
function waitForPaint(run: () => void): () => void {
  let timer = setTimeout(run, MAX_PAINT_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run, FRAME_PAINT_LAG_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
