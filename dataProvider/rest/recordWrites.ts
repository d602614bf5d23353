/** Writes of the kinds of record without a derived list, over REST. */
import type { QueryClient } from '@tanstack/react-query';
import { mapValues, omit, omitBy, pick } from 'es-toolkit';
import { safeParse, type ZodMiniObject } from 'zod/mini';
import { type AnyProof, listProof } from '../../resources/proof';
import {
  joinRecordId,
  type RecordIds,
  type RecordKind,
  type RecordRequest,
  splitRecordId,
} from '../../resources/recordKind';
import { AppError, toAppError } from '../errors';
import type { Http } from '../http/http';
import { parseObject } from '../methods/parseResponse';
import { isObject } from '../parse/isObject';
import type { EntityRecord } from '../parse/records';
import { formatNames, unsupportedError } from '../unsupported';
import { getItemIds } from '../writes/getItemIds';
import { matchesSubset } from '../writes/matchesSubset';
import { isDeepEqual } from '../writes/mergeEdits';
import type { AttemptStore, WriteFinding } from '../writes/withProof';
import { wrapWrites } from '../writes/wrapWrites';
import type { FindRules, Writes } from '../writes/writes';
import { changedFields } from './changes';
import { createKindLoader, parseRows, type RecordReadOptions, type RecordReads } from './recordReads';

type Values = Readonly<Record<string, unknown>>;

/** Finds a kind that is loaded. */
type FindKind = (name: string) => RecordKind;

interface KindWriteOptions extends RecordReadOptions {
  onFinding: (finding: WriteFinding) => void;
  attempts: AttemptStore;
  allWrites: Writes;
}

/**
 * Writes of the kinds: proven or verified, in order, and with their responses in the cache. The function that is returned
 * loads the kind that is written.
 */
export function createKindWrites(
  http: Http,
  reads: Pick<RecordReads, 'getOne' | 'getList'>,
  queryClient: QueryClient,
  { siteId, onFinding, attempts, allWrites, ...options }: KindWriteOptions,
): (name: string) => Promise<Writes> {
  const loadKind = createKindLoader(options);
  const kinds = new Map<string, RecordKind>();
  const findKind: FindKind = (name) => {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`The kind '${name}' is not loaded.`);
    return kind;
  };
  const readFresh = async (name: string, { id }: EntityRecord) => {
    try {
      return (await reads.getOne(name, { id })).data;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'notFound') throw error;
      const { write } = findKind(name);
      const empty = write?.empty ?? (write?.putKey === undefined ? null : {});
      return empty && { ...empty, _id: '', id };
    }
  };
  const wrapped = wrapWrites(createRecordWrites(http, findKind, siteId), {
    readFresh,
    findRules: createKindRules(findKind),
    queryClient,
    prepare(name, data) {
      const kind = findKind(name);
      // An empty text is none.
      const draft = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));
      splitDraft(name, kind, draft);
      return { draft, entered: draft, proof: getProof(name, kind) };
    },
    reads,
    attempts,
    onFinding,
    allWrites,
  });
  const writes: Writes = {
    ...wrapped,
    async create(name, params) {
      const kind = findKind(name);
      if (kind.write?.putKey === undefined) return wrapped.create(name, params);
      const { parentId, draft } = splitDraft(name, kind, params.data);
      const ownId = String(draft['_id']);
      const id = kind.parent ? joinRecordId(parentId, ownId) : ownId;
      // All fields of a new record are known.
      const previousData = mapValues(kind.shape.shape, () => undefined);
      return wrapped.update(name, { id, data: draft, previousData });
    },
  };
  return async (name) => {
    kinds.set(name, await loadKind(name));
    return writes;
  };
}

/** The proof of a kind; null if nothing can prove its creations. */
function getProof(name: string, { items, isPaged, parent = '', write = {} }: RecordKind): AnyProof | null {
  const { proof, isDeletable } = write;
  if (proof && 'find' in proof) return proof;
  if (!proof && (items === undefined || isPaged)) return null;
  return listProof({
    resource: name,
    filter: (draft) => pick(draft, [parent]),
    matches: matchesSubset,
    ...(!isDeletable && { correct: () => null }),
    ...proof,
  });
}

const noIds: RecordIds = { parentId: '', ownId: '' };

/** What the wrappers of writes must know of the kinds. */
export const createKindRules =
  (findKind: FindKind): FindRules =>
  (name) => {
    const kind = findKind(name);
    const { isPaged, write } = kind;
    const hasValue = write?.addsKeys ? matchesSubset : isDeepEqual;
    return {
      hasValues: (record, values) =>
        // An empty text is none.
        Object.entries(values).every(([field, value]) => hasValue(record[field] ?? '', value ?? '')),
      isLookupReliable: !isPaged,
      isWhole: true,
      isGoneDeleted: true,
      merged: write?.merged ?? [],
      // A record that is sent whole would lose the fields that aren't known.
      isPartial: (values) =>
        write?.putKey !== undefined &&
        Object.keys(kind.shape.shape).some((field) => field !== kind.parent && !Object.hasOwn(values, field)),
      ...(write?.partOf && { partOf: { ...write.partOf, parent: kind.parent ?? '' } }),
      ...(write?.queue && {
        getQueue: (data, id) => write.queue?.(data, id === undefined ? noIds : toIds(kind, id)) ?? '',
      }),
      affects: write?.affects ?? [],
    };
  };

/**
 * Never retried. An update sends the changed fields, nothing if there are none. All methods throw AppError validation for
 * what the kind doesn't declare.
 */
function createRecordWrites(http: Http, findKind: FindKind, siteId: string): Writes {
  const toAnswer = (
    name: string,
    kind: RecordKind,
    response: unknown,
    parentId: string,
    isAsked: (one: EntityRecord) => boolean,
    assumed: EntityRecord,
    missing?: EntityRecord,
  ): EntityRecord => {
    const found = getAnswer(kind, parseObject(response, true), parentId, assumed);
    const { records } = parseRows(name, kind, Array.isArray(found) ? found : [found], parentId || siteId);
    const record = records.find(isAsked) ?? missing ?? (kind.write?.putKey && Array.isArray(found) ? assumed : null);
    if (!record) throw new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
    // The shape gives the fields that the response lacks an empty value.
    return kind.isSingle && isObject(found)
      ? { ...pick(record, Object.keys(found)), _id: record._id, id: record.id }
      : record;
  };

  return {
    async update(name, { id: anyId, data, previousData }, context) {
      const kind = findKind(name);
      const { write } = kind;
      const id = String(anyId);
      const change = changedFields(data, previousData, context?.touched);
      const assumed = { ...previousData, ...change, _id: String(previousData?.['_id'] ?? id), id };
      if (Object.keys(change).length === 0) return { data: assumed };
      assertFields(name, 'update', write?.change, change);
      const ids = toIds(kind, id);
      // The value of a field that is being written isn't certain.
      const known = omitBy(
        previousData ?? {},
        (_, field) => field in change && context?.touched.has(String(field)) === true,
      );
      const requests = write?.requests?.(change, known, ids) ?? [toRequest(kind, ids, change, known)];
      let written: EntityRecord = assumed;
      for (const { path, ...request } of requests) {
        const response = await http({ ...request, path: `/admin/${path}` });
        const missing = request.method === 'DELETE' && write?.empty ? { ...write.empty, _id: '', id } : undefined;
        if (write?.answer)
          written = toAnswer(name, kind, response, ids.parentId, (one) => one.id === id, written, missing);
      }
      return { data: written };
    },
    async create(name, { data, meta }) {
      const kind = findKind(name);
      const { parentId, draft } = splitDraft(name, kind, data);
      const { draftKey, isAnswerPartial } = kind.write ?? {};
      const key = String(meta?.idempotencyKey ?? crypto.randomUUID());
      const response = await http({
        method: 'POST',
        path: `/admin/${toListPath(kind, parentId)}`,
        body: draftKey === undefined ? draft : { [draftKey]: draft },
        headers: { 'Idempotency-Key': key },
      });
      const assumed = { ...data, _id: key, id: key };
      if (!isAnswerPartial) return { data: toAnswer(name, kind, response, parentId, () => true, assumed) };
      const part = getAnswer(kind, response, parentId, assumed);
      const { records } = parseRows(name, kind, [{ ...data, _id: key, ...(isObject(part) && part) }], '');
      return { data: records[0] ?? assumed };
    },
    async delete(name, { id, previousData }) {
      const kind = findKind(name);
      if (!kind.write?.isDeletable)
        throw unsupportedError(`'${name}' has no delete: its declaration doesn't allow it.`);
      await http({ method: 'DELETE', path: `/admin/${toPath(kind, toIds(kind, String(id)))}` });
      return { data: { _id: String(id), ...previousData, id: String(id) } };
    },
    removePart(name) {
      return Promise.reject(unsupportedError(`'${name}' has no parts.`));
    },
    async reorder(name, { id: anyId, field, itemId, toIndex, previousData }) {
      const kind = findKind(name);
      if (!kind.write?.ordered?.includes(field))
        throw unsupportedError(`'${field}' of '${name}' can't be reordered: its declaration doesn't allow it.`);
      const id = String(anyId);
      const ids = toIds(kind, id);
      const itemIds = getItemIds(previousData, field);
      const response = await http({
        method: 'POST',
        path: `/admin/${toPath(kind, ids)}/${field}/reorder`,
        body: { fromIndex: itemIds.indexOf(itemId), toIndex: Math.min(Math.max(toIndex, 0), itemIds.length - 1) },
      });
      return { data: toAnswer(name, kind, response, ids.parentId, (one) => one.id === id, previousData) };
    },
  };
}

/** The one request of an update. */
function toRequest(kind: RecordKind, ids: RecordIds, change: Values, known: Values): RecordRequest {
  const { putKey } = kind.write ?? {};
  if (putKey === undefined) return { method: 'PATCH', path: toPath(kind, ids), body: change };
  const whole: Values = { _id: ids.ownId, ...known, ...change };
  const body = { [putKey]: omit(whole, ['id', kind.parent ?? '']) };
  return { method: 'PUT', path: toListPath(kind, ids.parentId), body };
}

/** The record in a response, or records among which it is. */
function getAnswer({ write }: RecordKind, response: unknown, parentId: string, assumed: EntityRecord): unknown {
  const answer = write?.answer ?? '';
  const body = isObject(response) ? response : {};
  return typeof answer === 'string' ? body[answer] : answer(body, parentId, assumed);
}

/**
 * The fields that a creation sends, and the parent in its path.
 * @throws AppError validation with the rejected fields
 */
function splitDraft(name: string, kind: RecordKind, data: Values): { parentId: string; draft: Values } {
  const { [kind.parent ?? '']: parent, ...others } = data;
  const parentId = getPath(kind).includes('{') ? String(parent ?? '') : '';
  const draft = parentId === '' ? data : others;
  assertFields(name, 'create', kind.write?.draft, draft);
  return { parentId, draft };
}

const getPath = ({ path, write }: RecordKind): string => write?.path ?? path;

const toListPath = (kind: RecordKind, parentId: string): string =>
  getPath(kind).replace(/\{\w+\}/, encodeURIComponent(parentId));

const toPath = (kind: RecordKind, { parentId, ownId }: RecordIds): string =>
  `${toListPath(kind, parentId)}/${encodeURIComponent(ownId)}`;

/** @throws AppError notFound if the id has another form than those of the kind */
function toIds({ parent, isSingle }: RecordKind, id: string): RecordIds {
  if (isSingle) return { parentId: parent ? id : '', ownId: id };
  if (!parent) return { parentId: '', ownId: id };
  const ids = splitRecordId(id);
  if (ids) return ids;
  throw new AppError({ kind: 'notFound' });
}

/** @throws AppError validation with the rejected fields */
function assertFields(name: string, method: string, shape: ZodMiniObject | undefined, values: Values): void {
  if (!shape) throw unsupportedError(`'${name}' has no ${method}: its declaration doesn't allow it.`);
  const known = Object.keys(shape.shape);
  const isOpen = shape.def.catchall !== undefined;
  const unknown = isOpen ? [] : Object.keys(values).filter((field) => !known.includes(field));
  if (unknown.length > 0)
    throw unsupportedError(
      `${method} of '${name}' can't send ${formatNames(unknown)}. It can send ${formatNames(known)}.`,
    );
  const { error } = safeParse(shape, values);
  const fields: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    // An update has some of the fields.
    if (method === 'create' || Object.hasOwn(values, field)) fields[field] = message;
  }
  if (Object.keys(fields).length > 0) throw new AppError({ kind: 'validation', fields });
}
