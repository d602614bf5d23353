import { useNotificationContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { closeNotification, createNotificationId } from '../../ui/notifications/groupNotifications';

/** The undo history. Each step sends the inverse call of a change. */
interface UndoStack {
  /** Returns the id of the notification that offers it. */
  push(undo: () => void): string;
  /** Runs and removes the latest step. Returns false if there is none. */
  undoLast(): boolean;
  /** Removes a step, and closes the notification that offers it. */
  forget(undo: () => void): void;
}

const UndoContext = createContext<UndoStack | null>(null);

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 20;

export function UndoProvider({ children }: { children: ReactNode }) {
  const { setNotifications } = useNotificationContext();
  const entries = useRef<{ id: string; undo: () => void }[]>([]);
  const stack = useMemo<UndoStack>(
    () => ({
      push(undo) {
        const id = createNotificationId();
        entries.current = [...entries.current, { id, undo }].slice(-MAX_UNDO_STEPS);
        return id;
      },
      undoLast() {
        const last = entries.current.at(-1);
        last?.undo();
        return last !== undefined;
      },
      forget(undo) {
        const entry = entries.current.find((other) => other.undo === undo);
        if (!entry) return;
        entries.current = entries.current.filter((other) => other !== entry);
        setNotifications(closeNotification(entry.id));
      },
    }),
    [setNotifications],
  );
  return <UndoContext value={stack}>{children}</UndoContext>;
}

/** @throws Error outside an UndoProvider */
export function useUndo(): UndoStack {
  const stack = useContext(UndoContext);
  if (!stack) throw new Error('useUndo needs an UndoProvider');
  return stack;
}
