/**
 * State of the focus queue: the records of a run, their jobs, and the history of seen records. Transitions are in
 * `queueTransitions` (user actions) and `queueEvents` (server responses).
 */
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { UndoEntry } from '../../engine/history/undoStack';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { RecordChange } from '../../engine/records/recordChange';
import { isStillPending } from './isStillPending';
import { getTriageGroups, type TriageGroup } from './triageGroups';

/** One write. Writes of the same record are sent sequentially. */
export interface QueueJob {
  turn: number;
  action: string;
  change: RecordChange;
  /** What the job changes or, if `isUndo`, undoes. */
  entry: UndoEntry;
  isUndo: boolean;
  /** Name of the text action that was sent before, together with this one. */
  after?: string | undefined;
}

/** Rejected write, shown as a notice of the record. */
export interface WriteFailure {
  action: string;
  /** Whether the undo of the action failed. */
  undoing: boolean;
  error: AppError;
  /** See {@link QueueJob.after}. */
  after?: string | undefined;
}

export interface QueueEntry {
  key: string;
  entity: Entity;
  /** Latest version from the server. */
  base: ConsoleRecord;
  /** In the order of sending. The first one is in flight. */
  jobs: readonly QueueJob[];
  /** Sort key among the records of the entity. */
  arrival: number;
  /** Turn of the last skip; null if it was not skipped. */
  skippedTurn: number | null;
  /** Turn in which a write was rejected, so that the record is shown next; null otherwise. */
  returnedTurn: number | null;
  writeFailure: WriteFailure | null;
  /** Name of the action that was undone last; null if another one followed. */
  undoneAction: string | null;
  /** The record was deleted. */
  isRemoved: boolean;
  /** Another user handled or deleted it. */
  isHandledElsewhere: boolean;
  /** The merchant leaves it hidden: it isn't pending here, although the server lists it. */
  isLeft: boolean;
  /** Listed as pending by the server although its status says otherwise. Treated as pending until acted on. */
  listedAsPending: boolean;
  /** Turn of the last change or response. Results of older reads are ignored. */
  lastTouchedTurn: number;
}

/** Visible part of the run. */
export interface QueueView {
  /** Name of the only entity; null for all. */
  entityName: string | null;
  /** Search text; '' for none. */
  search: string;
  /** Only this triage group; null for all. */
  group: TriageGroup | null;
  /** Keys of the records found by the search so far. */
  matchingKeys: ReadonlySet<string>;
}

/** How far the pending records of an entity are loaded. `first` is true if none are loaded yet. */
export type ReadProgress =
  | { kind: 'reading'; first: boolean }
  | { kind: 'part' }
  | { kind: 'all' }
  | { kind: 'failed'; error: AppError };

export interface QueueState {
  /** Names of the entities in their order in the queue. */
  entityOrder: readonly string[];
  entries: ReadonlyMap<string, QueueEntry>;
  /** Keys of seen records in order, without duplicates. */
  history: readonly string[];
  /** Index in `history`; its length if no record is visible. */
  position: number;
  view: QueueView;
  turn: number;
  /** Read progress in the current view by entity name. Missing if it was not requested yet. */
  readProgress: Readonly<Record<string, ReadProgress>>;
  /** Number of pending records that are not loaded yet, by entity name. */
  unreadCounts: Readonly<Record<string, number>>;
  /** Number of rows that could not be parsed, by entity name. */
  malformedCounts: Readonly<Record<string, number>>;
  /** Number of records handled in this run and confirmed by the server, by entity name. */
  handledCounts: Readonly<Record<string, number>>;
  /** Number of accepted writes by `<entity>/<action>`. */
  actionCounts: Readonly<Record<string, number>>;
  /** Key of the record that was visible before the reload. Shown first once it is loaded. */
  positionKey: string | null;
  /** Keys skipped before the reload, in order. */
  previouslySkipped: readonly string[];
  /** Keys of records that were left hidden before. */
  leftKeys: ReadonlySet<string>;
  /** Turn in which the pass through the records began: those skipped later have been seen in it. */
  passTurn: number;
  /** Whether every pending record was skipped in this pass. No record is shown until the user continues. */
  isPassOver: boolean;
}

export const toEntryKey = (entity: Entity, id: string) => `${entity.name}/${id}`;

/** Part of the state that survives a reload. */
export type PersistedQueue = Pick<QueueState, 'handledCounts' | 'actionCounts' | 'positionKey' | 'previouslySkipped'>;

export function createEmptyQueue(entityOrder: readonly string[], persisted: Partial<PersistedQueue> = {}): QueueState {
  return {
    entityOrder,
    entries: new Map(),
    history: [],
    position: 0,
    view: { entityName: null, search: '', group: null, matchingKeys: new Set() },
    turn: 0,
    readProgress: {},
    unreadCounts: {},
    malformedCounts: {},
    handledCounts: {},
    actionCounts: {},
    positionKey: null,
    previouslySkipped: [],
    leftKeys: new Set(),
    passTurn: 0,
    isPassOver: false,
    ...persisted,
  };
}

/** Record with the changes of all jobs applied. */
export function getVisibleRecord({ base, jobs }: QueueEntry): ConsoleRecord {
  if (jobs.length === 0) return base;
  return Object.assign({}, base, ...jobs.map(({ change }) => ('set' in change ? change.set : {})));
}

/** Checks if the record is deleted or has a job that deletes it. */
export function isGone({ isRemoved, jobs }: QueueEntry): boolean {
  return isRemoved || jobs.some(({ change }) => 'remove' in change);
}

/** Checks if the record is pending, with the changes of its jobs applied. */
export function isPending(entry: QueueEntry): boolean {
  if (isGone(entry) || entry.isLeft) return false;
  if (entry.listedAsPending) return entry.jobs.length === 0;
  return isStillPending(entry.entity, getVisibleRecord(entry));
}

export function getCurrentEntry(state: QueueState): QueueEntry | null {
  return state.entries.get(state.history[state.position] ?? '') ?? null;
}

export function isInView(state: QueueState, entry: QueueEntry): boolean {
  const { group } = state.view;
  return isFound(state, entry) && (group === null || getTriageGroups(entry.entity, entry.base).includes(group));
}

/** Checks if an entry matches the entity and the search of the view, regardless of its triage group. */
function isFound({ view }: QueueState, { entity, key }: QueueEntry): boolean {
  return (
    (view.entityName === null || view.entityName === entity.name) && (view.search === '' || view.matchingKeys.has(key))
  );
}

/** Pending entries of the view by triage group. An entry can be in several groups, or in none. */
export function getPendingByGroup(state: QueueState): ReadonlyMap<TriageGroup, readonly QueueEntry[]> {
  const byGroup = new Map<TriageGroup, QueueEntry[]>();
  for (const entry of state.entries.values()) {
    if (!isFound(state, entry) || !isPending(entry)) continue;
    for (const group of getTriageGroups(entry.entity, entry.base)) {
      byGroup.set(group, [...(byGroup.get(group) ?? []), entry]);
    }
  }
  return byGroup;
}

/** Checks if the record is shown next in the view, because its change wasn't applied. */
export function isReturned(state: QueueState, entry: QueueEntry): boolean {
  return entry.returnedTurn !== null && isInView(state, entry);
}

/** Entries after the visible one, in order. */
export function getUpcomingEntries(state: QueueState): readonly QueueEntry[] {
  const getRank = ({ entity }: QueueEntry) => state.entityOrder.indexOf(entity.name);
  const current = getCurrentEntry(state);
  const others = [...state.entries.values()].filter((entry) => entry !== current);
  const returned = others.filter((entry) => isReturned(state, entry));
  const rest = others.filter((entry) => entry.returnedTurn === null && isInView(state, entry) && isPending(entry));
  return [
    ...returned.toSorted((a, b) => (a.returnedTurn ?? 0) - (b.returnedTurn ?? 0)),
    ...rest.toSorted(
      (a, b) => (a.skippedTurn ?? 0) - (b.skippedTurn ?? 0) || getRank(a) - getRank(b) || a.arrival - b.arrival,
    ),
  ];
}

/**
 * Number of records left in the view, and their total; null until all entities of the view are counted. In searches and
 * triage groups, of the loaded records.
 */
export function getProgress(state: QueueState): { left: number; total: number } | null {
  const { entityName, search, group } = state.view;
  const isPart = search !== '' || group !== null;
  const inView = [...state.entries.values()].filter((entry) => isInView(state, entry));
  const known = inView.filter(isPending).length;
  const names = entityName === null ? state.entityOrder : [entityName];
  if (!isPart && names.some((name) => state.unreadCounts[name] === undefined)) return null;
  const sum = (counts: Readonly<Record<string, number>>) =>
    isPart ? 0 : names.reduce((all, name) => all + (counts[name] ?? 0), 0);
  const left = known + sum(state.unreadCounts);
  // Records with unconfirmed writes and, in a search or a group, all handled ones.
  const decided = inView.filter((entry) => !isPending(entry) && (isPart || isListedAsPending(entry))).length;
  return { left, total: left + decided + sum(state.handledCounts) };
}

/** Number of pending records of an entity. */
export function pendingCount(state: QueueState, { name }: Entity): number {
  const known = [...state.entries.values()].filter((entry) => entry.entity.name === name && isPending(entry)).length;
  return known + (state.unreadCounts[name] ?? 0);
}

/** Number of unconfirmed writes, including those that wait for their turn. Deletions are sent later in any case. */
export function countJobsInFlight(state: QueueState): number {
  return [...state.entries.values()].reduce((sum, { jobs }) => sum + jobs.filter(({ entry }) => !entry.held).length, 0);
}

/** Checks if the server still lists the record as pending. */
export function isListedAsPending({ entity, base, listedAsPending, isRemoved }: QueueEntry): boolean {
  return !isRemoved && (listedAsPending || isStillPending(entity, base));
}
