import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';

/** The undo history. Each step sends the inverse call of a change. */
interface UndoStack {
  push(undo: () => void): void;
  /** Runs and removes the latest step. Returns false if there is none. */
  undoLast(): boolean;
  forget(undo: () => void): void;
}

const UndoContext = createContext<UndoStack | null>(null);

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 20;

export function UndoProvider({ children }: { children: ReactNode }) {
  const entries = useRef<(() => void)[]>([]);
  const stack = useMemo<UndoStack>(
    () => ({
      push(undo) {
        entries.current = [...entries.current, undo].slice(-MAX_UNDO_STEPS);
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
