import '../../../i18n/en/areas/ask';
import '../../../i18n/en/areas/hiding';
import '../../../i18n/en/areas/history';
import '../../../i18n/en/areas/panel';
import type { useNotify, useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import type { Entity } from '../../../resources/entity';
import { composeDraft, type useSaveDraft } from '../drafts/draftStore';
import { entityLabels } from '../entity/entityLabels';
import type { useErrorText } from '../errors/errorText';
import { DELETION_GRACE_MS, deletions } from '../history/deletions';
import { holdDeletion } from '../history/holdDeletion';
import { createEntryId, type RemovedPart, type UndoableRun, type UndoEntry } from '../history/undoStack';
import type { WriteHistory } from '../history/writeHistory';
import { getActions, type NamedAction } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { readNegativeShares } from '../records/hiddenShare';
import { findOpposite, forgetRecord, getAction, getRemoveAction, isUndoable } from '../records/inverse';
import { isSent } from '../records/recordChange';
import { getRefusalKey, undoEntry } from '../records/undoEntry';
import { actionNote } from './actionNote';
import { HiddenNotice } from './HidingReason';
import type { RecordChanges } from './useRecordActions';

export interface Undo {
  /**
   * Deletes a record, or an item of one of its fields, after {@link DELETION_GRACE_MS}: until then, it can be undone.
   * Notifies the outcome.
   * @returns true if the server accepted the deletion
   */
  remove(entity: Entity, record: ConsoleRecord, part?: RemovedPart): Promise<boolean>;
  /** Notifies a deletion that isn't sent yet, with Undo. `undoIt` replaces the undo of its button. */
  notifyHeld(entry: UndoEntry, undoIt?: () => void): void;
  /** Notifies that a change isn't saved yet, until the notification with the id of its entry is closed. */
  notifySlow(entry: UndoEntry): void;
  /** Asks in a notification why a record is hidden that the queue leaves hidden or hides, with Undo. */
  askReason(entry: UndoEntry, undoIt: () => void): void;
  /**
   * Notifies a change that was saved, and offers to undo it: here, and by the undo key of this page.
   * @param text describes the change; by default, the label of the action
   */
  offerUndo(entry: UndoEntry, named: NamedAction, text?: string): void;
  /** Undoes the latest change of this page. One that can't be undone is only named. */
  undoLast(): void;
  /**
   * Undoes a change, unless that was done before, and notifies the outcome. An undone text is a draft again.
   * @param isCompared leaves a record as it is that was changed since; texts are always compared
   */
  undo(entry: UndoEntry, isCompared?: boolean): Promise<void>;
  /** Undoes a bulk run, unless that isn't for a key; then it says so. */
  undoRun(entry: UndoEntry, run: UndoableRun): void;
  /** Says that a change can't be undone, with the opposite action if there is one. */
  notifyFinal(entry: UndoEntry, runOpposite: (opposite: NamedAction) => void): void;
  /** Stores an undone text as a draft again. */
  restoreDraft(entry: UndoEntry): void;
}

interface Ports {
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'create' | 'delete' | 'removePart' | 'getList' | 'readFresh'>;
  history: Pick<WriteHistory, 'begin' | 'undoStack' | 'undoable' | 'scope' | 'open'>;
  translate: Translate;
  errorText: ReturnType<typeof useErrorText>;
  notify: ReturnType<typeof useNotify>;
  saveDraft: ReturnType<typeof useSaveDraft>;
  /** Notifies that an action failed, with Retry. */
  notifyFailed(entry: UndoEntry, action: string, reason: string, retry: () => void): void;
  run: RecordChanges['run'];
  /** The page, whose latest change `undoLast` undoes. */
  scope: string;
}

type Translate = ReturnType<typeof useTranslate>;

/** Creates the functions that undo changes. Loaded with the first change. */
export function createUndo(ports: Ports): Undo {
  const { dataProvider, history, translate, errorText, notify, saveDraft } = ports;
  const { undoStack } = history;
  const getLabels = (entity: Entity) => entityLabels(entity, translate);

  const runOpposite = ({ entity, record, set }: UndoEntry, opposite: NamedAction) =>
    void ports.run(entity, opposite, { ...record, ...set });

  /** The button of the opposite action, for a change that can't be undone. */
  function getOppositeAction({ entity }: UndoEntry, named: NamedAction, run: (opposite: NamedAction) => void) {
    const opposite = findOpposite(entity, named);
    if (!opposite) return null;
    // The record after it may have a button with the name of the action.
    const label = translate('history.instead', { action: getLabels(entity).action(opposite.name) });
    return { label, run: () => run(opposite) };
  }

  const getName = ({ entity, record, part }: UndoEntry) => part?.label ?? getLabels(entity).named(record);

  async function remove(entity: Entity, record: ConsoleRecord, part?: RemovedPart): Promise<boolean> {
    const made = { id: createEntryId(), entity, record, set: null, ...(part && { part }) };
    const { id } = made;
    const held = holdDeletion(history, made);
    const entry = { ...made, held };
    undoStack.push(ports.scope, entry);
    const stored = { id, resource: entity.name, recordId: record.id, at: getServerTime(), ...(part && { part }) };
    deletions.put(history.scope(), stored);
    const params = { id: record.id, previousData: record, meta: { entryId: id, isSent: held.isSent } };
    const write = part
      ? dataProvider.removePart(entity.name, { ...params, ...part })
      : dataProvider.delete(entity.name, params);
    notifyHeld(entry);
    try {
      if (!(await isSent(write))) return false;
    } catch (error) {
      undoStack.remove((other) => other.id === id);
      const reason = errorText(error);
      const retry = () => void remove(entity, record, part);
      if (part)
        notify(translate('panel.part.failed', { part: part.label, reason }), {
          type: 'error',
          action: { label: translate('ui.retry'), run: retry },
        });
      else ports.notifyFailed(entry, getRemoveLabel(entity), reason, retry);
      return false;
    } finally {
      deletions.remove(history.scope(), id);
    }
    if (!part) forgetRecord(undoStack, entry);
    const named = getRemoveAction(entity);
    const done = named ? getLabels(entity).actionDone(named.name, 1) : translate('history.deleted');
    const text = part
      ? translate('panel.part.removed', { part: part.label })
      : translate('list.action.done', { done, record: getName(entry) });
    notify(text, { type: 'success' });
    return true;
  }

  function notifyHeld(entry: UndoEntry, undoIt = () => void undo(entry)): void {
    const { id, held } = entry;
    const text = translate('history.willBeDeleted', {
      record: getName(entry),
      seconds: DELETION_GRACE_MS / 1000,
    });
    const action = { label: translate('list.action.undo'), run: undoIt };
    notify(text, { id, action, autoHideDuration: DELETION_GRACE_MS });
    // Closes it: it may be hovered, or shown after others.
    void held?.isSent.then(() => undoStack.setUndone(id, undoStack.isUndone(id)));
  }

  const notifySlow = (entry: UndoEntry) =>
    notify(translate('history.saving', { record: getName(entry) }), { id: entry.id, autoHideDuration: null });

  const getRemoveLabel = (entity: Entity) => {
    const named = getRemoveAction(entity);
    return named ? getLabels(entity).action(named.name) : translate('ask.removeSubmit');
  };

  function offerUndo(saved: UndoEntry, named: NamedAction, text?: string): void {
    const entry = undoStack.push(ports.scope, saved);
    // Undone by a key before it was saved.
    if (undoStack.isUndone(entry.id)) return;
    const { id, entity, record } = entry;
    const labels = getLabels(entity);
    const action = isUndoable(entry)
      ? getUndoAction(entry)
      : getOppositeAction(entry, named, (opposite) => runOpposite(entry, opposite));
    const done = { done: labels.actionDone(named.name, 1), record: labels.named(record) };
    const note = actionNote(named, [record], translate);
    const doneText = text ?? translate('list.action.done', done);
    const message = note ? translate('ask.noted', { text: doneText, note }) : doneText;
    const asks = named.action.set && named.action.asksReason && !isInPanel(record);
    notify(asks ? createNotice(entry, message) : message, {
      type: 'success',
      id,
      ...(action && { action }),
    });
  }

  function askReason(entry: UndoEntry, undoIt: () => void): void {
    const text = translate(entry.isLeft ? 'hiding.left' : 'hiding.whyRecord', { record: getName(entry) });
    const action = { label: translate('list.action.undo'), run: undoIt };
    // It stays until the next change, or a digit that is pressed late would open a tab instead.
    notify(createNotice(entry, text, true), { id: entry.id, action, autoHideDuration: null });
  }

  const createNotice = ({ entity, record }: UndoEntry, text: string, hasKeys = false) =>
    createElement(HiddenNotice, {
      text,
      hasKeys,
      onChoose: async (given) => (await history.open()).hidden.answer(entity, [record], given),
      readShares: () => readNegativeShares(dataProvider, entity, [record]),
    });

  const getUndoAction = (entry: UndoEntry) => ({
    label: translate('list.action.undo'),
    run: () => void undo(entry),
  });

  async function undo(entry: UndoEntry, isCompared = false): Promise<void> {
    const { id, entity, record } = entry;
    if (undoStack.isUndone(id)) return;
    undoStack.setUndone(id, true);
    let text = entry.held ? 'history.notDeleted' : 'history.undone';
    try {
      const additions = {
        correction: { adminNote: translate('history.correctionNote'), customerNote: '' },
        name: () => getLabels(entity).title(record),
      };
      const outcome = await undoEntry({ dataProvider, history, additions }, entry, isCompared);
      if (outcome === 'reported') return;
      if (outcome === 'unchanged') text = 'history.unchanged';
    } catch (error) {
      undoStack.setUndone(id, false);
      const { uncertain, isVerified } = toAppError(error);
      const key =
        entry.added && (uncertain || isVerified) ? 'history.reason.unconfirmed' : getRefusalKey(toAppError(error));
      const retry = () => void undo(entry, isCompared || uncertain);
      ports.notifyFailed(entry, translate('list.action.undo'), key ? translate(key) : errorText(error), retry);
      return;
    }
    restoreDraft(entry);
    notify(translate(text, { record: getName(entry) }), { type: 'success' });
  }

  function undoLast(): void {
    const last = undoStack.last(ports.scope);
    if (!last) notify(translate('history.nothingToUndo'));
    else if (last.run) undoRun(last, last.run);
    else if (isUndoable(last) && !last.added) void undo(last);
    // It keeps its place: a second press would take back an older change, which the merchant may not see.
    else notifyFinal(last, (opposite) => runOpposite(last, opposite));
  }

  function undoRun(entry: UndoEntry, run: UndoableRun): void {
    if (!entry.added && run.undo()) return;
    const key = isUndoable(entry) ? 'history.runNotByKey' : 'history.runFinal';
    notify(translate(key, { action: getLabels(entry.entity).action(run.action) }));
  }

  function notifyFinal(entry: UndoEntry, run: (opposite: NamedAction) => void): void {
    const { entity, set, added } = entry;
    const made = ({ name, action }: NamedAction) => (added ? name === added.action : action.remove);
    const named = set ? getAction(entry) : getActions(entity).find(made);
    const action = named && (isUndoable(entry) ? getUndoAction(entry) : getOppositeAction(entry, named, run));
    const values = {
      action: named ? getLabels(entity).action(named.name) : '',
      record: getName(entry),
    };
    const opposite = action ? 'history.cannotUndo' : 'history.final';
    notify(translate(isUndoable(entry) ? 'history.notByKey' : opposite, values), {
      ...(action && { action, id: entry.id }),
    });
  }

  function restoreDraft(entry: UndoEntry): void {
    const { entity, record, set } = entry;
    const named = getAction(entry);
    const field = named?.action.text;
    if (!named || !set || field === undefined) return;
    const draft = { text: set[field] ?? '', seen: record[field] ?? '' };
    saveDraft(composeDraft(entity.name, named.name, record.id), JSON.stringify(draft));
  }

  return { remove, notifyHeld, notifySlow, askReason, offerUndo, undo, undoLast, undoRun, notifyFinal, restoreDraft };
}

/** Whether the panel of a record is open. It asks for the reason itself. */
const isInPanel = ({ id }: ConsoleRecord) => new URLSearchParams(window.location.search).get('record') === id;
