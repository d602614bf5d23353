/** What the server says, as pure steps of the queue's state. */
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { decidedFrom, fill, withEntry } from './queueMoves';
import {
  currentOf,
  type Entry,
  isInView,
  isListed,
  type Job,
  keyOf,
  type QueueState,
  type Reading,
  type Setting,
  waits,
} from './queueState';
import { stillWaits } from './stillWaits';

/** A part of what waits, as it was read. */
export interface Part {
  records: readonly ConsoleRecord[];
  /** How many wait in all; null where the server did not say. */
  total: number | null;
  /** Turn at which it was asked for: what was touched since then is known better. */
  since: number;
  /** The text that it was searched by; '' for none. */
  search: string;
}

/** Takes in what was read: new ones are appended, known ones that nothing was asked of are as they now are. */
export function read(state: QueueState, entity: Entity, { records, total, since, search }: Part): QueueState {
  const entries = new Map(state.entries);
  let { turn } = state;
  for (const record of records) {
    const key = keyOf(entity, record.id);
    const known = entries.get(key);
    if (known && (known.jobs.length > 0 || known.touched > since)) continue;
    turn += 1;
    entries.set(
      key,
      known ? { ...known, base: record, elsewhere: false, removed: false } : newEntry(state, entity, record, turn),
    );
  }
  const isSearched = search !== '' && search === state.view.search;
  const found = isSearched
    ? new Set([...state.view.found, ...records.map(({ id }) => keyOf(entity, id))])
    : state.view.found;
  const next: QueueState = { ...state, entries, turn, view: { ...state.view, found } };
  if (search !== '') return toPlace(next);
  const isCalm = [...state.entries.values()].every(
    (one) => one.entity.name !== entity.name || (one.touched <= since && one.jobs.length === 0),
  );
  const before = state.unread[entity.name];
  // Where something was decided meanwhile, the count is of another moment than the records.
  const left =
    isCalm || before === undefined
      ? (total ?? 0) - listedOf(next, entity)
      : before - (entries.size - state.entries.size);
  return toPlace(withUnread(next, entity.name, left));
}

/** How far an entity was read by now; what could not be read is not waited for. */
export function reading(state: QueueState, name: string, how: Reading): QueueState {
  const next = { ...state, readings: { ...state.readings, [name]: how } };
  if (how.kind === 'failed') return fill({ ...next, place: null });
  if (how.kind === 'reading') return next;
  return fill(how.kind === 'all' && state.view.search === '' ? withUnread(next, name, 0) : next);
}

/** The server took a call; `record` is what it says of the record now, null where it was deleted. */
export function taken(state: QueueState, key: string, turn: number, record: ConsoleRecord | null): QueueState {
  const entry = state.entries.get(key);
  const job = entry?.jobs.find((one) => one.turn === turn);
  if (!entry || !job) return state;
  const counted = count(state, entry.entity, job.action, job.takesBack ? -1 : 1);
  return rebase(counted, key, record, { jobs: entry.jobs.filter((one) => one !== job) });
}

/** The server refused a call: what it was to change is as before, and the record comes back as the next one. */
export function refused(state: QueueState, key: string, turn: number, error: AppError): QueueState {
  const entry = state.entries.get(key);
  const job = entry?.jobs.find((one) => one.turn === turn);
  if (!entry || !job) return state;
  // What was never done needs no undoing.
  const jobs = entry.jobs.filter((one) => one !== job && one.takesBack?.turn !== turn);
  const wasTakenBack = entry.jobs.some((one) => one.takesBack?.turn === turn);
  const done = state.done.filter((one) => one.turn !== turn);
  const next = { ...state, turn: state.turn + 1, done: job.takesBack ? [...done, job.takesBack] : done };
  return fill(
    withEntry(next, key, (one) => ({
      ...one,
      jobs,
      touched: next.turn,
      ...(!wasTakenBack && {
        trouble: { action: job.action, undoing: job.takesBack !== null, error },
        returned: currentOf(state)?.key === key ? null : next.turn,
      }),
    })),
  );
}

/** The record was changed beside the queue, as by a text box or the viewer; what is shown stays. */
export function changed(state: QueueState, key: string, record: ConsoleRecord | null): QueueState {
  const entry = state.entries.get(key);
  if (!entry || entry.removed || entry.base === record) return state;
  return rebase(state, key, record, { jobs: entry.jobs });
}

/**
 * A text of the merchant arrived: it counts as done, can be taken back, and moves on where nothing waits any more.
 * @param before the record when the text was begun
 */
export function texted(state: QueueState, before: Entry, action: string, inverse: Setting | null): QueueState {
  const turn = state.turn + 1;
  const done = inverse ? [...state.done, { turn, key: before.key, action, inverse }] : state.done;
  return decidedFrom(before, count({ ...state, turn, done }, before.entity, action, 1));
}

/** Somebody else decided on a record, or deleted it (null): it is passed over, unless it is what is shown. */
export function elsewhere(state: QueueState, key: string, record: ConsoleRecord | null): QueueState {
  const known = withEntry({ ...state, turn: state.turn + 1 }, key, (entry) => ({
    ...entry,
    base: record ?? entry.base,
    removed: record === null,
    elsewhere: true,
    odd: false,
    jobs: [],
    trouble: null,
    returned: null,
    touched: state.turn + 1,
  }));
  return fill({ ...known, done: known.done.filter((one) => one.key !== key) });
}

function newEntry(state: QueueState, entity: Entity, record: ConsoleRecord, turn: number): Entry {
  const key = keyOf(entity, record.id);
  const skippedBefore = state.remembered.indexOf(key);
  return {
    key,
    entity,
    base: record,
    jobs: [],
    arrival: turn,
    // Before any skip of this run, in the order of then.
    skipped: skippedBefore < 0 ? null : (skippedBefore + 1) / (state.remembered.length + 2),
    returned: null,
    trouble: null,
    removed: false,
    elsewhere: false,
    odd: !stillWaits(entity, record),
    touched: turn,
  };
}

/** Shows the record that was shown before the reload, where it is there and waits; else the first. */
function toPlace(state: QueueState): QueueState {
  if (state.trail.length > 0 || state.place === null) return fill(state);
  const entry = state.entries.get(state.place);
  if (entry && waits(entry) && isInView(state, entry)) return { ...state, trail: [entry.key], at: 0, place: null };
  const [name = ''] = state.place.split('/');
  const isToCome = state.unread[name] === undefined && (state.view.of ?? name) === name;
  return isToCome ? state : fill({ ...state, place: null });
}

function withUnread(state: QueueState, name: string, count: number): QueueState {
  return { ...state, unread: { ...state.unread, [name]: Math.max(0, count) } };
}

function listedOf(state: QueueState, { name }: Entity): number {
  return [...state.entries.values()].filter((one) => one.entity.name === name && isListed(one)).length;
}

/** Sets what the server now says, and counts what was decided by it. */
function rebase(
  state: QueueState,
  key: string,
  record: ConsoleRecord | null,
  { jobs }: { jobs: readonly Job[] },
): QueueState {
  const entry = state.entries.get(key);
  if (!entry) return state;
  const turn = state.turn + 1;
  const after: Entry = {
    ...entry,
    jobs,
    base: record ?? entry.base,
    removed: record === null,
    odd: false,
    touched: turn,
  };
  const step = Number(isListed(entry)) - Number(isListed(after));
  const { name } = entry.entity;
  return fill({
    ...state,
    turn,
    entries: new Map(state.entries).set(key, after),
    handled: { ...state.handled, [name]: Math.max(0, (state.handled[name] ?? 0) + step) },
  });
}

function count(state: QueueState, entity: Entity, action: string, by: number): QueueState {
  const name = `${entity.name}/${action}`;
  return { ...state, tally: { ...state.tally, [name]: Math.max(0, (state.tally[name] ?? 0) + by) } };
}
