/** State transitions of the queue for user actions. All functions are pure. */
import {
  getCurrentEntry,
  getUpcomingEntries,
  isInView,
  isPending,
  type QueueEntry,
  type QueueJob,
  type QueueState,
  type QueueView,
} from './queueState';

/** Updates one entry. Returns the same state if it does not exist. */
export function updateEntry(state: QueueState, key: string, change: (entry: QueueEntry) => QueueEntry): QueueState {
  const entry = state.entries.get(key);
  return entry ? { ...state, entries: new Map(state.entries).set(key, change(entry)) } : state;
}

/** Shows the first pending record if none is visible. */
export function showFirstPending(state: QueueState): QueueState {
  if (getCurrentEntry(state)) return state;
  const [next] = getUpcomingEntries(state).filter(
    ({ skippedTurn, returnedTurn }) => !state.isPassOver || skippedTurn === null || returnedTurn !== null,
  );
  const isVisible = next !== undefined && (next.returnedTurn !== null || !isPreceded(state, next));
  return isVisible ? show(state, next.key, state.history.length) : { ...state, position: state.history.length };
}

/** Checks if records that come before this one are still loading. */
function isPreceded({ entityOrder, view, readProgress }: QueueState, { entity }: QueueEntry): boolean {
  return entityOrder.slice(0, entityOrder.indexOf(entity.name)).some((name) => {
    const progress = readProgress[name];
    return (
      (view.entityName ?? name) === name && (progress === undefined || (progress.kind === 'reading' && progress.first))
    );
  });
}

/** Queues a change of a record. Advances if the visible record is no longer pending. */
export function requestChange(
  state: QueueState,
  key: string,
  request: Pick<QueueJob, 'action' | 'change' | 'entry' | 'after'>,
): QueueState {
  const entry = state.entries.get(key);
  if (!entry) return state;
  const turn = state.turn + 1;
  const jobs = [...entry.jobs, { ...request, turn, isUndo: false }];
  return advanceIfDecided(entry, replaceJobs(state, key, turn, { jobs, isHandledElsewhere: false, isLeft: false }));
}

/** Replaces the jobs of a record in a new turn. */
function replaceJobs(state: QueueState, key: string, turn: number, change: Partial<QueueEntry>): QueueState {
  return updateEntry({ ...state, turn }, key, (item) => ({
    ...item,
    undoneAction: null,
    ...change,
    lastTouchedTurn: turn,
    writeFailure: null,
  }));
}

/** Advances from a record that was pending, or was shown because its decision wasn't applied, and is no longer pending. */
export function advanceIfDecided(before: QueueEntry, state: QueueState): QueueState {
  const after = state.entries.get(before.key);
  const waited = isPending(before) || before.writeFailure !== null || before.isHandledElsewhere;
  const isDecided = waited && after !== undefined && !isPending(after);
  return isDecided && getCurrentEntry(state)?.key === before.key ? advance(state) : state;
}

/**
 * Undoes a change of a record, and shows the record. An unsent change, such as a canceled deletion, is removed from the
 * jobs; any other is reverted by another write.
 */
export function requestUndo(
  state: QueueState,
  key: string,
  request: Pick<QueueJob, 'action' | 'change' | 'entry'>,
): QueueState {
  const entry = state.entries.get(key);
  if (!entry) return state;
  const turn = state.turn + 1;
  const isUndone = (job: QueueJob) => job.entry.id === request.entry.id;
  const isUnsent = request.entry.held !== undefined || entry.jobs.slice(1).some(isUndone);
  const inverse: QueueJob = { ...request, turn, isUndo: true };
  const jobs = isUnsent ? entry.jobs.filter((job) => !isUndone(job)) : [...entry.jobs, inverse];
  const requested = replaceJobs(state, key, turn, { jobs, undoneAction: request.action });
  return getCurrentEntry(requested)?.key === entry.key ? requested : show(requested, entry.key, requested.position);
}

/** Leaves a pending record hidden, and advances; or undoes that, and shows it. */
export function leaveHidden(state: QueueState, key: string, isLeft: boolean): QueueState {
  const entry = state.entries.get(key);
  if (!entry) return state;
  const left = replaceJobs(state, key, state.turn + 1, { isLeft });
  return isLeft ? advanceIfDecided(entry, left) : show(left, key, left.position);
}

/** Moves the record to the end of the run. Records seen after it come first. The record stays if there is no other. */
export function skipCurrent(state: QueueState): QueueState {
  const entry = getCurrentEntry(state);
  if (!entry) return showFirstPending({ ...state, passTurn: state.turn, isPassOver: false });
  const turn = state.turn + 1;
  const left = isPending(entry)
    ? updateEntry({ ...state, turn }, entry.key, (item) => ({ ...item, skippedTurn: turn, undoneAction: null }))
    : state;
  if (left.position < left.history.length - 1) return clearReturned({ ...left, position: left.position + 1 });
  const [next] = getUpcomingEntries(left);
  if (isPending(entry) && next && isSeen(left, next)) {
    return { ...left, position: left.history.length, isPassOver: true };
  }
  return !isPending(entry) || next ? advance(left) : left;
}

/** Whether a record was skipped in this pass, as were all that come after it, and all are loaded. */
function isSeen({ view, readProgress, entityOrder, passTurn }: QueueState, { skippedTurn, returnedTurn }: QueueEntry) {
  const isLoaded = entityOrder.every(
    (name) => (view.entityName ?? name) !== name || readProgress[name]?.kind === 'all',
  );
  return isLoaded && returnedTurn === null && skippedTurn !== null && skippedTurn > passTurn;
}

/** Shows the record that was seen before. */
export function goBack(state: QueueState): QueueState {
  return state.position > 0
    ? clearReturned({ ...state, position: Math.min(state.position, state.history.length) - 1 })
    : state;
}

/** Sets the view of the queue. The visible record stays if it is in the view and pending. */
export function setView(state: QueueState, { entityName, search, group }: Omit<QueueView, 'matchingKeys'>): QueueState {
  const isSameSearch = search === state.view.search;
  const chosen: QueueState = {
    ...state,
    isPassOver: false,
    view: { entityName, search, group, matchingKeys: isSameSearch ? state.view.matchingKeys : new Set() },
    readProgress: isSameSearch ? state.readProgress : {},
  };
  const entry = getCurrentEntry(state);
  if (entry && isInView(chosen, entry) && isPending(entry)) return chosen;
  return showFirstPending({ ...chosen, position: chosen.history.length });
}

/** Shows the next record: a returned one, else a pending one in the history, else the first upcoming one. */
function advance(state: QueueState): QueueState {
  const [next] = getUpcomingEntries(state);
  if (next?.returnedTurn !== null && next !== undefined) return show(state, next.key, state.position + 1);
  const seen = state.history.findIndex((key, index) => {
    const entry = state.entries.get(key);
    return index > state.position && entry !== undefined && isInView(state, entry) && isPending(entry);
  });
  if (seen >= 0) return clearReturned({ ...state, position: seen });
  if (!next) return { ...state, position: state.history.length };
  // After a decision, the skipped records follow in a new pass.
  const passTurn = isSeen(state, next) ? state.turn : state.passTurn;
  return show({ ...state, passTurn }, next.key, state.history.length);
}

/** Moves a record to an index of the history and shows it. */
function show(state: QueueState, key: string, index: number): QueueState {
  const before = state.history.slice(0, index).filter((item) => item !== key);
  const after = state.history.slice(index).filter((item) => item !== key);
  return clearReturned({
    ...state,
    history: [...before, key, ...after],
    position: before.length,
    isPassOver: false,
  });
}

/** Marks the visible record as no longer returned. */
function clearReturned(state: QueueState): QueueState {
  const entry = getCurrentEntry(state);
  return entry && entry.returnedTurn !== null
    ? updateEntry(state, entry.key, (item) => ({ ...item, returnedTurn: null }))
    : state;
}
