/**
 * How it is proven that a record was created once: a response may be lost, the browser resends a POST on its own if a
 * reused connection closes, and not every API knows the Idempotency-Key.
 */
import * as z from 'zod/mini';
import type { Row } from './entity';
import { normalizeFields } from './normalizeTexts';

type Values = Readonly<Record<string, unknown>>;

/** A record as it was read. */
export type ReadRecord = Row & { readonly id: string };

/** The reads that a proof needs. They throw AppErrors. */
export interface ProofReads {
  getList(name: string, params: ListRequest): Promise<ReadList>;
  getOne(name: string, params: { id: string }): Promise<{ data: ReadRecord }>;
}

interface ReadList {
  data: ReadRecord[];
  total?: number | undefined;
  /** `leftOut` is the number of malformed records. The list is empty if the API lacks the call (`isMissing`). */
  meta?: { leftOut?: number; isMissing?: boolean };
}

interface ListRequest {
  filter: Values;
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** What the states before and after say about a creation. */
export type Finding =
  /** `record` is null if the state doesn't have the record itself. */
  | { kind: 'once'; record: ReadRecord | null }
  /** Created several times. `extra` are the records besides `record`, if the state has them. */
  | { kind: 'repeated'; times: number; record: ReadRecord | null; extra: readonly ReadRecord[]; facts: Facts }
  /** The API confirmed it, but the state doesn't fit. */
  | { kind: 'mismatch'; facts: Facts }
  /** Certainly not created, or not known. `fresh` is the record that the creation would have changed. */
  | { kind: 'absent' | 'unknown'; fresh?: ReadRecord | null };

/** Figures for a message. */
export type Facts = Readonly<Record<string, number | null>>;

/**
 * A write that undoes an extra creation. A proof gives the part of its `key` after the key of the creation. `label` is
 * the key of its text in `findings`.
 */
export type Correction =
  | { method: 'create'; resource: string; data: Values; key: string; label: string }
  | { method: 'update'; resource: string; id: string; data: Values; previousData: ReadRecord }
  | { method: 'delete'; resource: string; id: string; previousData: ReadRecord };

/**
 * Proves a creation by the state that it changes.
 * @typeParam State the state, which is read before and after
 * @typeParam Known what the tab remembers of the state before, as JSON, until the outcome is certain
 */
export interface Proof<State, Known> {
  /** @throws AppError if the state can't be read: nothing is sent then */
  read(reads: ProofReads, draft: Values): Promise<State>;
  known: z.ZodMiniType<Known>;
  toKnown(state: State, draft: Values): Known;
  /** Whether another attempt can look for the first one. Otherwise only its key prevents a second creation. */
  canLookup?(known: Known): boolean;
  /** Whether the response alone proves it. */
  isConfirmed?(draft: Values, known: Known, answer: ReadRecord): boolean;
  /** @param answer the created record; null if there was no response */
  find(draft: Values, known: Known, state: State, answer: ReadRecord | null): Finding;
  correct(found: Extract<Finding, { kind: 'repeated' }>, draft: Values): readonly Correction[];
  /** The record of an entity that messages name. */
  belongsTo?(draft: Values): RecordRef;
}

/** A record of an entity. */
export interface RecordRef {
  resource: string;
  id: string;
}

/** A proof of any state. */
export type AnyProof = Proof<unknown, unknown>;

/** Erases the types of the state, which only the proof itself reads. */
export const defineProof = <State, Known>(proof: Proof<State, Known>): AnyProof => proof as unknown as AnyProof;

/** Proof by a list that has the records. */
export interface ListProof {
  resource: string;
  /** The records that are compared; all by default. */
  filter?(draft: Values): Values;
  sort?: ListRequest['sort'];
  /** Records that are compared; all by default. */
  limit?: number;
  /** A new record is among the first, so that its absence proves that it wasn't created. */
  isNewestFirst?: true;
  /** Whether a record has the values sent. Both have normalized texts (see `normalizeTexts`), since servers may trim them. */
  matches(record: Values, draft: Values): boolean;
  /** Whether a record is the one in the response. Default: the same id. */
  isSame?(record: ReadRecord, answer: ReadRecord): boolean;
  /**
   * Whether the API adds no record for these values, such as an invitation that is sent again. The list can't prove it,
   * and only the key prevents that it happens twice.
   */
  addsNone?(records: readonly ReadRecord[], draft: Values): boolean;
  /** Returns the write that undoes an extra creation, by default its deletion; null if the API has none. */
  correct?(extra: ReadRecord): Correction | null;
  belongsTo?(draft: Values): RecordRef;
}

interface ListState {
  records: readonly ReadRecord[];
  /** Whether there are no others. */
  isComplete: boolean;
  /** The API lacks the list. */
  isMissing: boolean;
}

/** Ids of the first items that were read, the newest first. */
const knownItemsShape = z.object({
  ids: z.array(z.string()),
  /** Whether there may be others. It is remembered, since a later version of the console may read more. */
  isCut: z.boolean(),
});
type KnownItems = z.infer<typeof knownItemsShape>;

export const knownItems = z.nullable(knownItemsShape);

/** @param limit how many were read at most */
export const toKnownItems = (items: readonly { id: string }[], limit: number): KnownItems => ({
  ids: items.map(({ id }) => id),
  isCut: items.length >= limit,
});

/**
 * Compares a list before and after: records that are new in it and have the sent values prove the creation. If the API
 * lacks the list, only the key prevents a second one.
 */
export function listProof({ resource, isNewestFirst, ...list }: ListProof): AnyProof {
  const { limit = Number.MAX_SAFE_INTEGER, sort = { field: 'id', order: 'ASC' } } = list;
  const isSame = list.isSame ?? ((record, answer) => record.id === answer.id);
  const correct = list.correct ?? ((record) => ({ method: 'delete', resource, id: record.id, previousData: record }));
  return defineProof<ListState, KnownItems | null>({
    async read({ getList }, draft) {
      const filter = list.filter?.(draft) ?? {};
      const { data, total, meta } = await getList(resource, { filter, sort, pagination: { page: 1, perPage: limit } });
      const { leftOut = 0, isMissing = false } = meta ?? {};
      const hasAll = isNewestFirst ?? (total !== undefined && total <= data.length);
      // A malformed record may be the new one.
      return { records: data, isComplete: hasAll && leftOut === 0, isMissing };
    },
    known: knownItems,
    toKnown: ({ records, isMissing }, draft) =>
      isMissing || list.addsNone?.(records, draft) ? null : toKnownItems(records, limit),
    canLookup: (known) => known !== null,
    isConfirmed: (_, known) => known === null,
    find(draft, known, { records, isComplete }, answer) {
      if (!known) return { kind: 'unknown' };
      const added = findAdded(records, known).filter((record) =>
        list.matches(normalizeFields(record), normalizeFields(draft)),
      );
      const own = answer ? added.find((record) => isSame(record, answer)) : undefined;
      if (answer && !own && !isComplete) return { kind: 'unknown' };
      const record = own ?? added[0];
      if (!record) return answer ? { kind: 'once', record: null } : { kind: isComplete ? 'absent' : 'unknown' };
      const extra = added.filter((other) => other !== record);
      if (extra.length === 0) return { kind: 'once', record };
      return { kind: 'repeated', times: added.length, record, extra, facts: {} };
    },
    correct: ({ extra }) => extra.flatMap((record) => correct(record) ?? []),
    ...(list.belongsTo && { belongsTo: list.belongsTo }),
  });
}

/**
 * Returns the items that were added since others were read. Items may be deleted in between, so that older ones move up
 * into the part of the list that is read: those after the last known one are not new.
 * @param items the first items now, the newest first
 */
export function findAdded<Item extends { id: string }>(
  items: readonly Item[],
  { ids, isCut }: { ids: readonly string[]; isCut: boolean },
): readonly Item[] {
  const known = new Set(ids);
  const lastKnown = items.findLastIndex(({ id }) => known.has(id));
  const newer = isCut && lastKnown >= 0 ? items.slice(0, lastKnown) : items;
  return newer.filter(({ id }) => !known.has(id));
}
