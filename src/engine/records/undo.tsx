import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';

/** What takes back the last change: an inverse call, sent at once. */
interface UndoStack {
  push(undo: () => void): void;
  /** Runs the newest and forgets it; false where nothing can be undone. */
  undoLast(): boolean;
  forget(undo: () => void): void;
}

const UndoContext = createContext<UndoStack | null>(null);

/** Deepest history that is kept. */
const deepest = 20;

export function UndoProvider({ children }: { children: ReactNode }) {
  const entries = useRef<(() => void)[]>([]);
  const stack = useMemo<UndoStack>(
    () => ({
      push(undo) {
        entries.current = [...entries.current, undo].slice(-deepest);
      },
      undoLast() {
        const undo = entries.current.pop();
        undo?.();
        return undo !== undefined;
      },
      forget(undo) {
        entries.current = entries.current.filter((other) => other !== undo);
      },
    }),
    [],
  );
  return <UndoContext value={stack}>{children}</UndoContext>;
}

/** @throws Error outside an UndoProvider */
export function useUndo(): UndoStack {
  const stack = useContext(UndoContext);
  if (!stack) throw new Error('useUndo needs an UndoProvider');
  return stack;
}
