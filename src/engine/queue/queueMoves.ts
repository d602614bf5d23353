/** What the merchant does in the queue, as pure steps from one state to the next. */
import {
  currentOf,
  type Entry,
  isInView,
  type Job,
  type QueueState,
  type Setting,
  upcoming,
  type View,
  waits,
} from './queueState';

/** The state with one entry changed; the same state where it is not known. */
export function withEntry(state: QueueState, key: string, change: (entry: Entry) => Entry): QueueState {
  const entry = state.entries.get(key);
  return entry ? { ...state, entries: new Map(state.entries).set(key, change(entry)) } : state;
}

/** Shows the first that waits where nothing is shown; what is shown stays. */
export function fill(state: QueueState): QueueState {
  if (currentOf(state)) return state;
  const [next] = upcoming(state);
  const isShown = next !== undefined && (next.returned !== null || !isPreceded(state, next));
  return isShown ? show(state, next.key, state.trail.length) : { ...state, at: state.trail.length };
}

/** Whether records that come before this one are still being read. */
function isPreceded({ order, view, readings }: QueueState, { entity }: Entry): boolean {
  return order.slice(0, order.indexOf(entity.name)).some((name) => {
    const how = readings[name];
    return (view.of ?? name) === name && (how === undefined || (how.kind === 'reading' && how.first));
  });
}

/** A change that the merchant asks for. */
export interface Asked {
  action: string;
  change: Job['change'];
  /** What takes it back; null where nothing does. */
  inverse: Setting | null;
}

/** Asks for a change of a record; once the one that is shown waits no more, the next one is shown. */
export function act(state: QueueState, key: string, { action, change, inverse }: Asked): QueueState {
  const entry = state.entries.get(key);
  if (!entry) return state;
  const turn = state.turn + 1;
  // What is deleted cannot be set back either.
  const before = 'remove' in change ? state.done.filter(({ key }) => key !== entry.key) : state.done;
  const done = inverse ? [...before, { turn, key, action, inverse }] : before;
  const asked = withEntry({ ...state, turn, done }, key, (one) => ({
    ...one,
    trouble: null,
    elsewhere: false,
    touched: turn,
    jobs: [...one.jobs, { turn, action, change, takesBack: null }],
  }));
  return decidedFrom(entry, asked);
}

/** Goes on from a record that waited, or came back because of a refusal, and waits no longer. */
export function decidedFrom(before: Entry, state: QueueState): QueueState {
  const after = state.entries.get(before.key);
  const isDecided = (waits(before) || before.trouble !== null) && after !== undefined && !waits(after);
  return isDecided && currentOf(state)?.key === before.key ? advance(state) : state;
}

/**
 * Takes back the last change and shows its record: one that was not sent yet is simply not sent, any other is set back
 * by a call of its own. The same state where there is nothing to take back.
 */
export function undo(state: QueueState): QueueState {
  const last = state.done.at(-1);
  const entry = last && state.entries.get(last.key);
  if (!last || !entry) return state;
  const turn = state.turn + 1;
  const isUnsent = entry.jobs.slice(1).some((job) => job.turn === last.turn);
  const inverse: Job = { turn, action: last.action, change: last.inverse, takesBack: last };
  const jobs = isUnsent ? entry.jobs.filter((job) => job.turn !== last.turn) : [...entry.jobs, inverse];
  const asked = withEntry({ ...state, turn, done: state.done.slice(0, -1) }, entry.key, (one) => ({
    ...one,
    jobs,
    touched: turn,
    trouble: null,
  }));
  return currentOf(asked)?.key === entry.key ? asked : show(asked, entry.key, asked.at);
}

/** Leaves the record for the end of the run; those seen after it come first. The same record where there is no other. */
export function skip(state: QueueState): QueueState {
  const entry = currentOf(state);
  if (!entry) return fill(state);
  const turn = state.turn + 1;
  const left = waits(entry) ? withEntry({ ...state, turn }, entry.key, (one) => ({ ...one, skipped: turn })) : state;
  if (left.at < left.trail.length - 1) return arrive({ ...left, at: left.at + 1 });
  return !waits(entry) || upcoming(left).length > 0 ? advance(left) : left;
}

/** Goes back to the one that was seen before. */
export function back(state: QueueState): QueueState {
  return state.at > 0 ? arrive({ ...state, at: Math.min(state.at, state.trail.length) - 1 }) : state;
}

/** Chooses what is in the queue; the record that is shown stays if it is in there and waits. */
export function choose(state: QueueState, { of, search }: Pick<View, 'of' | 'search'>): QueueState {
  const isSameSearch = search === state.view.search;
  const chosen: QueueState = {
    ...state,
    view: { of, search, found: isSameSearch ? state.view.found : new Set() },
    readings: isSameSearch ? state.readings : {},
  };
  const entry = currentOf(state);
  if (entry && isInView(chosen, entry) && waits(entry)) return chosen;
  return fill({ ...chosen, at: chosen.trail.length });
}

/** The next one: what came back, else what waits among those seen, else the first of those to come. */
function advance(state: QueueState): QueueState {
  const [next] = upcoming(state);
  if (next?.returned !== null && next !== undefined) return show(state, next.key, state.at + 1);
  const seen = state.trail.findIndex((key, place) => {
    const entry = state.entries.get(key);
    return place > state.at && entry !== undefined && isInView(state, entry) && waits(entry);
  });
  if (seen >= 0) return arrive({ ...state, at: seen });
  return next ? show(state, next.key, state.trail.length) : { ...state, at: state.trail.length };
}

/** Puts a record in this place of the trail, and goes there. */
function show(state: QueueState, key: string, place: number): QueueState {
  const before = state.trail.slice(0, place).filter((one) => one !== key);
  const after = state.trail.slice(place).filter((one) => one !== key);
  return arrive({ ...state, trail: [...before, key, ...after], at: before.length });
}

/** The record that is shown is not to come back once more. */
function arrive(state: QueueState): QueueState {
  const entry = currentOf(state);
  return entry && entry.returned !== null ? withEntry(state, entry.key, (one) => ({ ...one, returned: null })) : state;
}
