import { afterPaint } from '../../lib/afterPaint';
import type { EditHistory } from './editHistory';

type Listener = () => void;

/** Holds a value under edit, and tells of it: some at once, others when what was typed is painted. */
export interface EditStore<Value> {
  /** The newest, whoever has been told of it. */
  now: () => EditHistory<Value>;
  /** @param isTyped it stands already where it was typed: the page is told once that is painted */
  put: (next: EditHistory<Value>, isTyped: boolean) => void;
  /** For the few who show what is typed while it is typed. */
  listen: (listener: Listener) => () => void;
  /** For the page around them. Whoever asks {@link now} before it is told gets the newest all the same. */
  listenLate: (listener: Listener) => () => void;
  /** Tells those who {@link listen} that the value has become another one without being put. */
  tell: () => void;
}

export function createEditStore<Value>(first: EditHistory<Value>): EditStore<Value> {
  let history = first;
  let callOff: (() => void) | null = null;
  const early = new Set<Listener>();
  const late = new Set<Listener>();
  const tellAll = (listeners: ReadonlySet<Listener>) => {
    for (const listener of [...listeners]) listener();
  };
  const listenIn = (listeners: Set<Listener>) => (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const tellLate = () => {
    callOff?.();
    callOff = null;
    tellAll(late);
  };
  return {
    now: () => history,
    put(next, isTyped) {
      history = next;
      if (isTyped) callOff ??= afterPaint(tellLate);
      else tellLate();
      tellAll(early);
    },
    listen: listenIn(early),
    listenLate: listenIn(late),
    tell: () => tellAll(early),
  };
}
