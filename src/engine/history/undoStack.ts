import type { EntityRecord } from '../../../dataProvider/parse/records';
import type { Entity } from '../../../resources/entity';
import { createEmitter } from '../../lib/createStore';
import type { PointsEntry } from './historyEntry';
import type { HeldWrite } from './undoableMutations';

/** A change that the merchant has made, as data: what it did, and what takes it back, follow from it. */
export interface UndoEntry {
  /** Also the id of its stored entry, and of the notification that offers to undo it. */
  id: string;
  entity: Entity;
  /** The record before the change. */
  record: EntityRecord;
  /** The fields that were set; null if the record or a part of it was deleted, or something was added to it. */
  set: Readonly<Record<string, unknown>> | null;
  /** The record that an action with a dialog created. */
  added?: {
    /** Name of the action. */
    action: string;
    /** Null if it can't be undone, such as a voucher. */
    points: AddedPoints | null;
  };
  /** Whether the change may not have been saved, as its response was lost. */
  isUncertain?: boolean;
  /** The record was left hidden, which changes nothing on the server. */
  isLeft?: boolean;
  /** The item of a field that was deleted, such as an image of a review. */
  part?: RemovedPart;
  /** The deletion, which can be canceled until it is sent. */
  held?: HeldWrite;
  /** Made this change together with others. */
  run?: UndoableRun;
}

/** A bulk run, whose first change has its place. */
export interface UndoableRun {
  /** Name of the action. */
  action: string;
  /** Begins to undo all of its changes, on its card. Returns false if it can't, or if the card was closed. */
  undo: () => boolean;
}

/** An item of a list field. */
export interface RemovedPart {
  field: string;
  itemId: string;
  /** Shown in messages. */
  label: string;
}

/** Points that were added; negative numbers were deducted. */
export type AddedPoints = Pick<PointsEntry, 'points' | 'adminNote' | 'customerNote' | 'undoKey'>;

/** The changes of this tab that can be undone. */
export interface UndoStack {
  /**
   * Adds a change. One that can't be undone keeps its place, so that Undo doesn't take back the one before it.
   * @param scope the list, page or queue in which it was made
   * @returns the entry, or that of before if the same was sent once for two clicks
   */
  push(scope: string, entry: UndoEntry): UndoEntry;
  /** The latest change of a scope; undefined if none is left. */
  last(scope: string): UndoEntry | undefined;
  remove(isRemoved: (entry: UndoEntry) => boolean): void;
  isUndone(id: string): boolean;
  /** Whether a change was undone, its undo is under way, or its deletion was sent: nothing offers to undo it then. */
  isOver(id: string): boolean;
  /** Whether a change is a deletion that isn't sent yet. */
  isHeld(id: string): boolean;
  setUndone(id: string, isUndone: boolean): void;
  /** Calls the listener when a change was undone, or wasn't after all. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Maximum number of changes in all scopes. */
const MAX_ENTRIES = 100;

export function createUndoStack(): UndoStack {
  const { subscribe, emit } = createEmitter();
  const undone = new Set<string>();
  let entries: readonly (UndoEntry & { scope: string })[] = [];
  const find = (id: string) => entries.find((entry) => entry.id === id);
  return {
    push(scope, entry) {
      const isSameRecord = ({ entity, record }: UndoEntry) => entity === entry.entity && record.id === entry.record.id;
      const last = this.last(scope);
      if (
        last?.set &&
        !last.run &&
        !entry.run &&
        isSameRecord(last) &&
        JSON.stringify(last.set) === JSON.stringify(entry.set)
      )
        return last;
      const known = find(entry.id);
      if (known) return known;
      entries = [...entries, { ...entry, scope }].slice(-MAX_ENTRIES);
      return entry;
    },
    last: (scope) => entries.findLast((entry) => entry.scope === scope && !undone.has(entry.id)),
    remove(isRemoved) {
      entries = entries.filter((entry) => !isRemoved(entry));
    },
    isUndone: (id) => undone.has(id),
    isOver: (id) => undone.has(id) || find(id)?.held?.isHeld() === false,
    isHeld: (id) => find(id)?.held?.isHeld() === true,
    setUndone(id, isUndone) {
      if (isUndone) undone.add(id);
      else undone.delete(id);
      emit();
    },
    subscribe,
  };
}

let count = 0;

/** Returns the id of a new entry. Ids increase with the time. */
export function createEntryId(): string {
  count += 1;
  return `${String(count).padStart(6, '0')}.${crypto.randomUUID()}`;
}
