import type { ZodMiniObject } from 'zod/mini';
import type { AnyProof, ListProof } from './proof';

type Values = Readonly<Record<string, unknown>>;

/**
 * A kind of record without a list page that is derived from its declaration, such as the loyalty programs. It is read
 * over REST. react-admin's hooks and components find it like an entity.
 */
export interface RecordKind {
  /** Field that names a record. `q` searches it. */
  title: string;
  /** Parses each record leniently. Lists are filtered and sorted by its fields. */
  shape: ZodMiniObject;
  /** Path after `/admin/`. A field in braces is `parent`: `customers/{customerId}/birthdays`. */
  path: string;
  /**
   * The records in a response: a key, or a function. A result that isn't an array is a malformed response. Without it,
   * records are only created.
   */
  items?: string | ((response: Values, parentId: string) => unknown);
  /**
   * Field with the record that these belong to, which is the first part of the id: `<customerId>/<_id>`. If the path has
   * it, every read needs it as a filter.
   */
  parent?: string;
  /** Field with the id; `_id` by default. */
  key?: string;
  /** There is one record, which has the id of its parent or, without one, of the store. */
  isSingle?: true;
  /** The call takes `limit` and `offset`, and responds with `total`. Others respond with all records. */
  isPaged?: true;
  /** The API may lack the call. The list is empty then, with `meta.isMissing`. */
  isOptional?: true;
  /** How records are written; they are only read without it. */
  write?: RecordKindWrite;
}

/** How all records of a kind are read, without the other code for kinds. */
export interface FirstRecordReads extends Pick<RecordKind, 'shape' | 'path'> {
  items: string;
}

/** How the records of a kind are written. What isn't declared is refused before a request. */
export interface RecordKindWrite {
  /** Path of writes, if it isn't that of reads. */
  path?: string;
  /** Fields that an update may change. */
  change?: ZodMiniObject;
  /** Fields that a creation sends, besides the parent's id. */
  draft?: ZodMiniObject;
  /** Key of the body that has what a creation sends; by default, it is the body. */
  draftKey?: string;
  /**
   * A PUT of the whole record to the path, under this key, replaces it, or adds it if there is none. So a creation names the
   * `_id`, and is an update of a record that isn't there.
   */
  putKey?: string;
  /** Lists whose items are moved by a POST of both places to `<path>/<id>/<field>/reorder`. */
  ordered?: readonly string[];
  /** The record is an item of a list that its parent has in this field. Cached parents change with it. */
  partOf?: { resource: string; field: string };
  /**
   * How it is proven that one was created once: what differs from the default, or another proof. By default, the list has
   * one more record with the values sent; a paged list proves nothing.
   */
  proof?: AnyProof | Partial<ListProof>;
  /**
   * Writes with the same queue are sent one after the other; by default, those of one record.
   * @param data the values of the creation or change
   */
  queue?: (data: Values, ids: RecordIds) => string;
  /** The response to a creation may be empty. What it lacks is as sent, and the id is the Idempotency-Key. */
  isAnswerPartial?: true;
  /** First elements of the keys of other queries that a write makes stale. */
  affects?: readonly string[];
  isDeletable?: true;
  /**
   * How a change is sent, in order; by default a PATCH of the changed fields to `<path>/<id>`.
   * @param current the known values of the record before the change
   */
  requests?: (change: Values, current: Values, ids: RecordIds) => readonly RecordRequest[];
  /** Values of a record that the server doesn't have: an update creates it. */
  empty?: Values;
  /**
   * The record in a response, or records among which it is: a key, or a function. Without it, the record is
   * assumed to have the sent values. The one record of a store may lack fields: those that it has are new.
   * @param assumed the known values, with those that were sent
   */
  answer?: string | ((response: Values, parentId: string, assumed: Values) => unknown);
  /** The server may add keys to sent objects: a record has a value if it contains it. */
  addsKeys?: true;
  /**
   * Fields with a value that several people edit, such as the data of a widget. The record is read before they are sent,
   * and changes of other users are kept. If both sides changed the same part, that is a conflict.
   */
  merged?: readonly string[];
  /** Fields whose change shows before the response, or all; none by default. */
  shown?: readonly string[] | 'all';
  /** A deleted record is left out of the lists before the response. */
  isDeletionShown?: true;
}

/** One request of an update. */
export interface RecordRequest {
  method: 'PATCH' | 'PUT' | 'POST' | 'DELETE';
  /** Path after `/admin/`. */
  path: string;
  body?: object;
}

/** The parts of an id. Without a parent, its id is ''. */
export interface RecordIds {
  parentId: string;
  ownId: string;
}

/** Id of a record that belongs to another one. {@link splitRecordId} finds both again. */
export const joinRecordId = (parentId: string, id: string): string =>
  `${encodeURIComponent(parentId)}/${encodeURIComponent(id)}`;

/** The two ids of {@link joinRecordId}; null if the id has another form. */
export function splitRecordId(id: string): RecordIds | null {
  const [parentId, ownId, ...others] = id.split('/');
  if (!parentId || !ownId || others.length > 0) return null;
  try {
    return { parentId: decodeURIComponent(parentId), ownId: decodeURIComponent(ownId) };
  } catch {
    return null;
  }
}
