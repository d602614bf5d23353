import { createEmitter } from '../../lib/createStore';
import { waitForPaint } from '../../lib/timing/waitForPaint';
import type { EditHistory } from './editHistory';

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
