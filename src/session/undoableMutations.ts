import type { UndoableMutation } from 'ra-core';

/** Writes that can still be undone (`mutationMode: 'undoable'`): each is sent or undone once, and they are sent in the order they were made. */
export interface UndoableMutations {
  /** Adds one, as `useAddUndoableMutation` does. */
  add(mutation: UndoableMutation): void;
  /**
   * Takes the oldest that no notification shows yet, as `useTakeUndoableMutation` does.
   * @param onSettled called when it was sent or undone, so that its Undo button can go
   * @returns undefined if there is none
   */
  take(onSettled?: () => void): UndoableMutation | undefined;
  hasPending(): boolean;
  /** Sends everything that is pending: at a sign-out, a site switch, when the tab closes. */
  sendAll(): void;
}

interface Entry {
  mutation: UndoableMutation;
  isTaken: boolean;
  onSettled: (() => void) | undefined;
}

/** ra-core adds a mutation and shows its notification in the next tick; without one, it is sent after so many milliseconds. */
const NOTIFICATION_WAIT_MS = 1_000;

export function createUndoableMutations(): UndoableMutations {
  let pending: readonly Entry[] = [];

  const settle = (entry: Entry, isUndo: boolean) => {
    if (!pending.includes(entry)) return;
    pending = pending.filter((other) => other !== entry);
    entry.mutation({ isUndo });
    entry.onSettled?.();
  };
  /** Also sends earlier mutations: two changes to one record must arrive in order. */
  const send = (entry: Entry) => {
    const index = pending.indexOf(entry);
    for (const item of pending.slice(0, index + 1)) settle(item, false);
  };

  return {
    add(mutation) {
      const entry: Entry = { mutation, isTaken: false, onSettled: undefined };
      pending = [...pending, entry];
      setTimeout(() => {
        if (!entry.isTaken) send(entry);
      }, NOTIFICATION_WAIT_MS);
    },
    take(onSettled) {
      const entry = pending.find(({ isTaken }) => !isTaken);
      if (!entry) return;
      entry.isTaken = true;
      entry.onSettled = onSettled;
      return ({ isUndo }) => (isUndo ? settle(entry, true) : send(entry));
    },
    hasPending: () => pending.length > 0,
    sendAll() {
      for (const entry of pending) settle(entry, false);
    },
  };
}
