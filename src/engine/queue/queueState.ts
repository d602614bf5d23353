/**
 * What the focus queue knows, as data: the records of a run, what was asked of the server for each, and which of
 * them was seen in which order. Who changes it: `queueMoves` (the merchant) and `queueAnswers` (the server).
 */
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';
import { stillWaits } from './stillWaits';

/** A change of fields; not of a part of one. */
export type Setting = Omit<Extract<PendingChange, { set: unknown }>, 'part'>;

/** A change that the merchant made and may take back. */
export interface Done {
  turn: number;
  key: string;
  action: string;
  /** Sets what it changed as it was before. */
  inverse: Setting;
}

/** One call that is asked of the server; a record's calls go one after the other. */
export interface Job {
  turn: number;
  action: string;
  change: Setting | { remove: true };
  /** The change that this call takes back; null for a change of its own. */
  takesBack: Done | null;
}

/** A refusal that the merchant has yet to see, or sees. */
export interface Trouble {
  action: string;
  /** It was the undoing that failed. */
  undoing: boolean;
  error: AppError;
}

export interface Entry {
  key: string;
  entity: Entity;
  /** As the server last told it. */
  base: ConsoleRecord;
  /** In the order in which they are sent; the first is under way. */
  jobs: readonly Job[];
  /** Its place among those of its entity. */
  arrival: number;
  /** Turn of the last skip; null while it was not skipped. */
  skipped: number | null;
  /** Turn since which it is to be the next one shown, whatever else waits. */
  returned: number | null;
  trouble: Trouble | null;
  /** The record is no more. */
  removed: boolean;
  /** Somebody else decided on it, or deleted it. */
  elsewhere: boolean;
  /** The server lists it as waiting, though its values do not say so: it waits until something is done with it. */
  odd: boolean;
  /** Last turn at which anything was asked or answered; older reads say nothing of it. */
  touched: number;
}

/** What of the run is shown. */
export interface View {
  /** Name of the one entity; null: all. */
  of: string | null;
  /** The text that is searched for; '' for none. */
  search: string;
  /** What the search has found so far. */
  found: ReadonlySet<string>;
}

/** How far what waits of an entity was read; `first`: nothing of it is known yet. */
export type Reading =
  | { kind: 'reading'; first: boolean }
  | { kind: 'part' }
  | { kind: 'all' }
  | { kind: 'failed'; error: AppError };

export interface QueueState {
  /** Names of the entities, in the order in which they come. */
  order: readonly string[];
  entries: ReadonlyMap<string, Entry>;
  /** Keys of those seen, in their order, each once. */
  trail: readonly string[];
  /** Place in the trail; its length where none is shown. */
  at: number;
  /** What can be undone, oldest first. */
  done: readonly Done[];
  view: View;
  turn: number;
  /** By entity, for what is shown: how far it was read; nothing where it was not asked for yet. */
  readings: Readonly<Record<string, Reading>>;
  /** By entity: how many wait at the server that were not read yet. */
  unread: Readonly<Record<string, number>>;
  /** By entity: how many were decided on in this run, as far as the server has said so. */
  handled: Readonly<Record<string, number>>;
  /** By `<entity>/<action>`: how often the server took it. */
  tally: Readonly<Record<string, number>>;
  /** Shown first when it is read, as before the reload. */
  place: string | null;
  /** Skipped before the reload, in that order. */
  remembered: readonly string[];
}

export const keyOf = (entity: Entity, id: string) => `${entity.name}/${id}`;

/** What a reload leaves of a run. */
export type Kept = Pick<QueueState, 'handled' | 'tally' | 'place' | 'remembered'>;

export function emptyQueue(order: readonly string[], kept: Partial<Kept> = {}): QueueState {
  return {
    order,
    entries: new Map(),
    trail: [],
    at: 0,
    done: [],
    view: { of: null, search: '', found: new Set() },
    turn: 0,
    readings: {},
    unread: {},
    handled: {},
    tally: {},
    place: null,
    remembered: [],
    ...kept,
  };
}

/** The record as the merchant is to see it: with everything that was asked for laid over it. */
export function shownOf({ base, jobs }: Entry): ConsoleRecord {
  if (jobs.length === 0) return base;
  return Object.assign({}, base, ...jobs.map(({ change }) => ('set' in change ? change.set : {})));
}

/** Whether it is gone, or will be when the server has said so. */
export function isGone({ removed, jobs }: Entry): boolean {
  return removed || jobs.some(({ change }) => 'remove' in change);
}

/** Whether it still has to be decided on, as the merchant sees it. */
export function waits(entry: Entry): boolean {
  if (isGone(entry)) return false;
  if (entry.odd) return entry.jobs.length === 0;
  return stillWaits(entry.entity, shownOf(entry));
}

export function currentOf(state: QueueState): Entry | null {
  return state.entries.get(state.trail[state.at] ?? '') ?? null;
}

export function isInView({ view }: QueueState, { entity, key }: Entry): boolean {
  return (view.of === null || view.of === entity.name) && (view.search === '' || view.found.has(key));
}

/** Those that come after the one that is shown, in their order. */
export function upcoming(state: QueueState): readonly Entry[] {
  const rank = ({ entity }: Entry) => state.order.indexOf(entity.name);
  const current = currentOf(state);
  const others = [...state.entries.values()].filter((entry) => entry !== current);
  const back = others.filter(({ returned }) => returned !== null);
  const rest = others.filter((entry) => entry.returned === null && isInView(state, entry) && waits(entry));
  return [
    ...back.toSorted((one, other) => (one.returned ?? 0) - (other.returned ?? 0)),
    ...rest.toSorted(
      (one, other) =>
        (one.skipped ?? 0) - (other.skipped ?? 0) || rank(one) - rank(other) || one.arrival - other.arrival,
    ),
  ];
}

/** How much is left of what is shown, and how much it was. */
export function progressOf(state: QueueState): { left: number; total: number } {
  const { of, search } = state.view;
  const inView = [...state.entries.values()].filter((entry) => isInView(state, entry));
  const known = inView.filter(waits).length;
  const names = of === null ? state.order : [of];
  const sum = (counts: Readonly<Record<string, number>>) =>
    search === '' ? names.reduce((all, name) => all + (counts[name] ?? 0), 0) : 0;
  const left = known + sum(state.unread);
  // Those that the server has yet to confirm, and under a search those that were decided on.
  const decided = inView.filter((entry) => !waits(entry) && (search !== '' || isListed(entry))).length;
  return { left, total: left + decided + sum(state.handled) };
}

/** How many of an entity are left. */
export function leftOf(state: QueueState, { name }: Entity): number {
  const known = [...state.entries.values()].filter((entry) => entry.entity.name === name && waits(entry)).length;
  return known + (state.unread[name] ?? 0);
}

/** Calls that the server has yet to answer, those among them that wait for another included. */
export function underWay(state: QueueState): number {
  return [...state.entries.values()].reduce((sum, { jobs }) => sum + jobs.length, 0);
}

/** Whether the server still counts it among those that wait. */
export function isListed({ entity, base, odd, removed }: Entry): boolean {
  return !removed && (odd || stillWaits(entity, base));
}
