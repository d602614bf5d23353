import type { CreateParams, DeleteManyParams, DeleteParams, Identifier, UpdateManyParams, UpdateParams } from 'ra-core';
import type { EntityRecord } from '../parse/records';
import type { WriteFinding } from './withProof';

/** Parameters of the removal of one item of a list field, such as an attachment of a review. */
export interface RemovePartParams {
  id: Identifier;
  field: string;
  itemId: string;
  /** The record before the removal. */
  previousData: EntityRecord;
  /** As in `HistoryMeta`. */
  meta?: { entryId?: string; isSent?: Promise<boolean> };
}

/** Parameters of the move of one item of a list field, such as a task of a program. */
export interface ReorderParams {
  id: Identifier;
  field: string;
  itemId: string;
  /** Place in the list, from 0. */
  toIndex: number;
  /** The record before the move. */
  previousData: EntityRecord;
}

/** The record without the item, or with it at another place. */
export function changeItem(
  record: EntityRecord,
  { field, itemId, toIndex }: { field: string; itemId: string; toIndex?: number },
): EntityRecord {
  const items = record[field];
  if (!Array.isArray(items)) return record;
  const others = items.filter(({ _id }: { _id?: unknown }) => _id !== itemId);
  const moved = items.filter((item) => !others.includes(item));
  return { ...record, [field]: toIndex === undefined ? others : others.toSpliced(toIndex, 0, ...moved) };
}

/** A created record. */
export interface Created {
  data: EntityRecord;
  /** Why it isn't proven that it was created once; the store shows it. */
  finding?: WriteFinding;
}

/** What a write must know of those that were made before it. */
export interface WriteContext {
  /** Fields that earlier writes of the record have changed since `previousData` was read: always sent. */
  touched: ReadonlySet<string>;
}

/**
 * The writes of react-admin's data provider for every kind of record, and the removal or move of one item. Each wrapper of
 * `dataProvider/writes` adds one guarantee to them. All methods throw AppErrors.
 */
export interface Writes {
  /** Sends the fields of `data` that differ from `previousData`. */
  update(name: string, params: UpdateParams, context?: WriteContext): Promise<{ data: EntityRecord }>;
  /** Direct callers may pass a `CreateMeta` in `meta`. */
  create(name: string, params: CreateParams): Promise<Created>;
  delete(name: string, params: DeleteParams): Promise<{ data: EntityRecord }>;
  removePart(name: string, params: RemovePartParams): Promise<{ data: EntityRecord }>;
  /** Moves an item in the list as it is now. Its fields are those of the server. */
  reorder(name: string, params: ReorderParams): Promise<{ data: EntityRecord }>;
}

/** Writes of several records by react-admin's own components. The console's bulk actions write one at a time. */
export interface ManyWrites {
  /** @throws AppError with the number of failed records, if any */
  updateMany(name: string, params: UpdateManyParams): Promise<{ data: Identifier[] }>;
  /** @throws AppError with the number of failed records, if any */
  deleteMany(name: string, params: DeleteManyParams): Promise<{ data: Identifier[] }>;
}

/** What the wrappers must know of a resource. */
export interface WriteRules {
  /** Whether a record has these values. Compares what a request would send for both. */
  hasValues(record: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>): boolean;
  /** Whether a record that isn't found is gone. */
  isLookupReliable: boolean;
  /** Whether a record that is read has all its fields, so that one that it lacks is empty. */
  isWhole?: boolean;
  /** Whether a deletion has succeeded if the server doesn't know the record. */
  isGoneDeleted: boolean;
  /** Fields that are merged into the record as it is now before they are sent. */
  merged: readonly string[];
  /** Whether the record must be read before these values, which are known or new, can be sent. */
  isPartial?(values: Readonly<Record<string, unknown>>): boolean;
  /** The record is an item of this list of its parent, whose id is the field `parent` of the record. */
  partOf?: { resource: string; field: string; parent: string };
  /**
   * Writes with the same queue are sent one after the other. By default, that are those of a record; each creation has its
   * own.
   * @param id of the record; undefined for a creation
   */
  getQueue?(data: Readonly<Record<string, unknown>>, id?: string): string;
  /** First elements of the keys of other queries that a write makes stale. */
  affects?: readonly string[];
}

/** Finds the rules of a resource. @throws AppError validation if there is no such resource */
export type FindRules = (name: string) => WriteRules;
