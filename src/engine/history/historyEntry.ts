import * as z from 'zod/mini';

const values = z.record(z.string(), z.unknown());

const base = {
  /** Orders the writes of one millisecond. */
  id: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Name of the entity. */
  resource: z.string(),
  /** The record before the write. */
  record: z.looseObject({ id: z.string(), _id: z.string() }),
  /** Whether the response was lost, so that the write may not have been saved. */
  isUncertain: z.boolean(),
};

/** A write that was sent from this browser. */
export const historyEntryShape = z.union([
  /** Fields were set. */
  z.object({
    ...base,
    kind: z.literal('set'),
    set: values,
    /** Id of the entry that this one undid. */
    undoes: z.optional(z.string()),
  }),
  /** The record, or an item of one of its fields, was deleted. */
  z.object({
    ...base,
    kind: z.literal('removal'),
    field: z.nullable(z.string()),
    /** Whether earlier entries of the record are deleted. */
    forgetsRecord: z.optional(z.boolean()),
  }),
  /** Points were added; negative numbers were deducted. */
  z.object({
    ...base,
    kind: z.literal('points'),
    points: z.number(),
    adminNote: z.string(),
    customerNote: z.string(),
    /** Idempotency key of the opposite write, so that it is executed once. */
    undoKey: z.string(),
    /** `undoKey` of the write that this one undid. */
    undoes: z.nullable(z.string()),
  }),
]);

export type HistoryEntry = z.infer<typeof historyEntryShape>;
export type SetEntry = Extract<HistoryEntry, { kind: 'set' }>;
export type PointsEntry = Extract<HistoryEntry, { kind: 'points' }>;

type Unstamped<Entry> = Entry extends unknown ? Omit<Entry, 'id' | 'at'> & { id?: string; at?: number } : never;

/** A write that is not stored yet. */
export type NewHistoryEntry = Unstamped<HistoryEntry>;
