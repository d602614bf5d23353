/** State transitions of the queue for server responses. All functions are pure. */
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { UndoEntry } from '../../engine/history/undoStack';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { getMadeActions } from '../../engine/records/inverse';
import { isStillPending } from './isStillPending';
import {
  getCurrentEntry,
  isInView,
  isListedAsPending,
  isPending,
  type QueueEntry,
  type QueueJob,
  type QueueState,
  type ReadProgress,
  toEntryKey,
} from './queueState';
import { advanceIfDecided, showFirstPending, updateEntry } from './queueTransitions';

/** One page of pending records. */
export interface PendingBatch {
  records: readonly ConsoleRecord[];
  /** Total number of pending records; null if the server did not send it. */
  total: number | null;
  /** Rows that could not be parsed. */
  malformedCount: number;
  /** Turn of the request. Entries touched since then are newer than this page. */
  requestedTurn: number;
  /** Search text of the request; '' for none. */
  search: string;
}

/** Adds loaded records. New ones are appended; known ones are updated unless they have jobs. */
export function recordsLoaded(
  state: QueueState,
  entity: Entity,
  { records, total, malformedCount, requestedTurn, search }: PendingBatch,
): QueueState {
  const entries = new Map(state.entries);
  let { turn } = state;
  for (const record of records) {
    const key = toEntryKey(entity, record.id);
    const known = entries.get(key);
    if (known && (known.jobs.length > 0 || known.lastTouchedTurn > requestedTurn)) continue;
    turn += 1;
    entries.set(
      key,
      known
        ? { ...known, base: record, isHandledElsewhere: false, isRemoved: false }
        : newEntry(state, entity, record, turn),
    );
  }
  const isSearched = search !== '' && search === state.view.search;
  const matchingKeys = isSearched
    ? new Set([...state.view.matchingKeys, ...records.map(({ id }) => toEntryKey(entity, id))])
    : state.view.matchingKeys;
  const next: QueueState = {
    ...state,
    entries,
    turn,
    view: { ...state.view, matchingKeys },
    malformedCounts: {
      ...state.malformedCounts,
      [entity.name]: Math.max(state.malformedCounts[entity.name] ?? 0, malformedCount),
    },
  };
  if (search !== '') return restorePosition(next);
  const isTotalCurrent = [...state.entries.values()].every(
    (entry) => entry.entity.name !== entity.name || (entry.lastTouchedTurn <= requestedTurn && entry.jobs.length === 0),
  );
  const before = state.unreadCounts[entity.name];
  // If records changed since the request, `total` is stale; derive it from the previous count.
  const left =
    isTotalCurrent || before === undefined
      ? (total ?? 0) - malformedCount - countListed(next, entity)
      : before - (entries.size - state.entries.size);
  return restorePosition(setUnreadCount(next, entity.name, left));
}

/** Sets the read progress of an entity. Records that could not be loaded are not waited for. */
export function readProgressChanged(state: QueueState, name: string, progress: ReadProgress): QueueState {
  const next = { ...state, readProgress: { ...state.readProgress, [name]: progress } };
  if (progress.kind === 'failed') return showFirstPending({ ...next, positionKey: null });
  if (progress.kind === 'reading') return next;
  return showFirstPending(progress.kind === 'all' && state.view.search === '' ? setUnreadCount(next, name, 0) : next);
}

/** The server accepted a write. `record` is the updated record, or null if it was deleted. */
export function writeAccepted(state: QueueState, key: string, turn: number, record: ConsoleRecord | null): QueueState {
  const entry = state.entries.get(key);
  const job = entry?.jobs.find((item) => item.turn === turn);
  if (!entry || !job) return state;
  const counted = job.isUndo ? countMade(state, job.entry, -1) : countAction(state, entry.entity, job.action, 1);
  return rebase(counted, key, record, { jobs: entry.jobs.filter((item) => item !== job) });
}

/** The server rejected a write. The change is rolled back and the record is shown next. */
export function writeRejected(state: QueueState, key: string, turn: number, error: AppError): QueueState {
  const entry = state.entries.get(key);
  const job = entry?.jobs.find((item) => item.turn === turn);
  if (!entry || !job) return state;
  // The rejected change needs no undo.
  const isItsUndo = (item: QueueJob) => item !== job && item.isUndo && item.entry.id === job.entry.id;
  const jobs = entry.jobs.filter((item) => item !== job && !isItsUndo(item));
  const wasUndone = entry.jobs.some(isItsUndo);
  const next = { ...state, turn: state.turn + 1 };
  return showFirstPending(
    updateEntry(next, key, (item) => ({
      ...item,
      jobs,
      lastTouchedTurn: next.turn,
      ...(!wasUndone && {
        writeFailure: { action: job.action, undoing: job.isUndo, error, after: job.after },
        returnedTurn: getCurrentEntry(state)?.key === key ? null : next.turn,
      }),
    })),
  );
}

/** The record was changed outside of the queue, such as in a composer or the viewer. The visible record stays. */
export function recordChanged(state: QueueState, key: string, record: ConsoleRecord | null): QueueState {
  const entry = state.entries.get(key);
  if (!entry || entry.isRemoved || entry.base === record) return state;
  return rebase(state, key, record, { jobs: entry.jobs });
}

/**
 * A text was sent, possibly with an action. Both are counted. Advances if the record is no longer pending.
 * @param before entry when the composer was opened
 */
export function textSent(state: QueueState, before: QueueEntry, sent: UndoEntry): QueueState {
  return advanceIfDecided(before, countMade({ ...state, turn: state.turn + 1 }, sent, 1));
}

/** Which records were left hidden before is known: those that are loaded are no longer pending, except the visible one. */
export function leftKeysLoaded(state: QueueState, leftKeys: ReadonlySet<string>): QueueState {
  const visible = getCurrentEntry(state);
  const entries = new Map(
    [...state.entries].map(([key, entry]) => [
      key,
      leftKeys.has(key) && entry !== visible ? { ...entry, isLeft: true } : entry,
    ]),
  );
  return showFirstPending({ ...state, leftKeys, entries });
}

/**
 * Another user handled the record, or deleted it (null). It is skipped unless it is visible, or shown next if it was to
 * become something else here (`isReturned`).
 */
export function handledElsewhere(
  state: QueueState,
  key: string,
  record: ConsoleRecord | null,
  isReturned: boolean,
): QueueState {
  const updated = updateEntry({ ...state, turn: state.turn + 1 }, key, (entry) => ({
    ...entry,
    base: record ?? entry.base,
    isRemoved: record === null,
    isHandledElsewhere: true,
    listedAsPending: false,
    jobs: [],
    writeFailure: null,
    returnedTurn: isReturned && getCurrentEntry(state)?.key !== key ? state.turn + 1 : null,
    lastTouchedTurn: state.turn + 1,
  }));
  return showFirstPending(updated);
}

function newEntry(state: QueueState, entity: Entity, record: ConsoleRecord, turn: number): QueueEntry {
  const key = toEntryKey(entity, record.id);
  const skippedBefore = state.previouslySkipped.indexOf(key);
  return {
    key,
    entity,
    base: record,
    jobs: [],
    arrival: turn,
    // Before any skip of this run, in the previous order.
    skippedTurn: skippedBefore < 0 ? null : (skippedBefore + 1) / (state.previouslySkipped.length + 2),
    returnedTurn: null,
    writeFailure: null,
    undoneAction: null,
    isRemoved: false,
    isHandledElsewhere: false,
    isLeft: state.leftKeys.has(key),
    listedAsPending: !isStillPending(entity, record),
    lastTouchedTurn: turn,
  };
}

/** Shows the record from before the reload if it is loaded and pending; else the first pending one. */
function restorePosition(state: QueueState): QueueState {
  if (state.history.length > 0 || state.positionKey === null) return showFirstPending(state);
  const entry = state.entries.get(state.positionKey);
  if (entry && isPending(entry) && isInView(state, entry))
    return { ...state, history: [entry.key], position: 0, positionKey: null };
  const [name = ''] = state.positionKey.split('/');
  const mayStillLoad = state.unreadCounts[name] === undefined && (state.view.entityName ?? name) === name;
  return mayStillLoad ? state : showFirstPending({ ...state, positionKey: null });
}

function setUnreadCount(state: QueueState, name: string, count: number): QueueState {
  return { ...state, unreadCounts: { ...state.unreadCounts, [name]: Math.max(0, count) } };
}

function countListed(state: QueueState, { name }: Entity): number {
  return [...state.entries.values()].filter((entry) => entry.entity.name === name && isListedAsPending(entry)).length;
}

/** Sets the server's version of a record and updates the count of handled records. */
function rebase(
  state: QueueState,
  key: string,
  record: ConsoleRecord | null,
  { jobs }: { jobs: readonly QueueJob[] },
): QueueState {
  const entry = state.entries.get(key);
  if (!entry) return state;
  const turn = state.turn + 1;
  const after: QueueEntry = {
    ...entry,
    jobs,
    base: record ?? entry.base,
    isRemoved: record === null,
    listedAsPending: false,
    lastTouchedTurn: turn,
  };
  const step = Number(isListedAsPending(entry)) - Number(isListedAsPending(after));
  const { name } = entry.entity;
  return showFirstPending({
    ...state,
    turn,
    entries: new Map(state.entries).set(key, after),
    handledCounts: { ...state.handledCounts, [name]: Math.max(0, (state.handledCounts[name] ?? 0) + step) },
  });
}

/** Adds to the numbers of accepted writes of the actions that made a change. */
function countMade(state: QueueState, made: UndoEntry, by: 1 | -1): QueueState {
  return getMadeActions(made).reduce((counted, { name }) => countAction(counted, made.entity, name, by), state);
}

/** Adds to the number of accepted writes of an action. */
export function countAction(state: QueueState, entity: Entity, action: string, by: number): QueueState {
  const name = `${entity.name}/${action}`;
  return {
    ...state,
    actionCounts: { ...state.actionCounts, [name]: Math.max(0, (state.actionCounts[name] ?? 0) + by) },
  };
}
