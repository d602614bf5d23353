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
  /** Adds a write of the console that has no inverse, such as a deletion: it is sent after so many milliseconds. */
  hold(milliseconds: number): HeldWrite;
  /** Whether there are any, besides held ones. */
  hasPending(): boolean;
  /** Sends everything that is pending: at a sign-out, a site switch, when the tab closes. */
  sendAll(): void;
}

/** A write that is held back, so that it can still be canceled. */
export interface HeldWrite {
  /** Resolves when it is sent (true) or canceled (false). */
  isSent: Promise<boolean>;
  /** True until it is sent or canceled. */
  isHeld(): boolean;
  cancel(): void;
}

interface Entry {
  mutation: UndoableMutation;
  isTaken: boolean;
  isHeld: boolean;
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
    for (const item of pending.slice(0, index + 1)) if (item === entry || !item.isHeld) settle(item, false);
  };

  const addEntry = (mutation: UndoableMutation, isHeld: boolean, milliseconds: number): Entry => {
    const entry: Entry = { mutation, isTaken: isHeld, isHeld, onSettled: undefined };
    pending = [...pending, entry];
    setTimeout(() => {
      if (isHeld || !entry.isTaken) send(entry);
    }, milliseconds);
    return entry;
  };

  return {
    add: (mutation) => void addEntry(mutation, false, NOTIFICATION_WAIT_MS),
    hold(milliseconds) {
      let settleHeld: (isSent: boolean) => void = () => {};
      const isSent = new Promise<boolean>((resolve) => {
        settleHeld = resolve;
      });
      const entry = addEntry(({ isUndo }) => settleHeld(!isUndo), true, milliseconds);
      return { isSent, isHeld: () => pending.includes(entry), cancel: () => settle(entry, true) };
    },
    take(onSettled) {
      const entry = pending.find(({ isTaken }) => !isTaken);
      if (!entry) return;
      entry.isTaken = true;
      entry.onSettled = onSettled;
      return ({ isUndo }) => (isUndo ? settle(entry, true) : send(entry));
    },
    hasPending: () => pending.some(({ isHeld }) => !isHeld),
    sendAll() {
      for (const entry of pending) settle(entry, false);
    },
  };
}
