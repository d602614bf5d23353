/** Reads of the kinds of record without a derived list, over REST. */
import { orderBy } from 'es-toolkit';
import type {
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
} from 'ra-core';
import type { Entity } from '../../resources/entity';
import { joinRecordId, type RecordKind, splitRecordId } from '../../resources/recordKind';
import { recordKinds } from '../../resources/recordKinds';
import { AppError, toAppError } from '../errors';
import { loadPage } from '../graphql/loadPage';
import { type ListResult, parseTotal } from '../graphql/parseRows';
import { MAX_REQUEST_ROWS, normalizePagination } from '../graphql/variables';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { lazyImport } from '../methods/lazyImport';
import { isObject } from '../parse/isObject';
import { parseLenient } from '../parse/parseLenient';
import type { EntityRecord } from '../parse/records';
import { createSchemaReporter } from '../parse/schemaReporter';
import { formatNames, unsupportedError } from '../unsupported';

/** Reads by react-admin's methods. All throw AppErrors; validation for what the kind doesn't have. */
export interface RecordReads {
  /**
   * Filters by the values of fields, any of several in an array, and by `q`, a part of the record's name.
   * @throws AppError validation if the kind is read for one parent, and the filter doesn't name it
   */
  getList(name: string, params: GetListParams): Promise<ListResult>;
  getOne(name: string, params: GetOneParams<EntityRecord>): Promise<GetOneResult<EntityRecord>>;
  /** Omits records that don't exist. One request for all records of a parent. */
  getMany(name: string, params: GetManyParams<EntityRecord>): Promise<GetManyResult<EntityRecord>>;
  /** `target` is a field of the kind. */
  getManyReference(name: string, params: GetManyReferenceParams): Promise<GetManyReferenceResult<EntityRecord>>;
}

export interface RecordReadOptions {
  /** Kinds besides those of the console. */
  kinds: Readonly<Record<string, RecordKind>>;
  /** Named by the error about an unknown resource. */
  entities: readonly Entity[];
  /** Id of the store, which records have that it has one of. */
  siteId: string;
}

/** Loads a kind by the name of its resource. @throws AppError validation with the known names if there is none; offline */
export type LoadKind = (name: string) => Promise<RecordKind>;

export function createKindLoader({ kinds, entities }: Pick<RecordReadOptions, 'kinds' | 'entities'>): LoadKind {
  const loaders: Readonly<Record<string, () => Promise<RecordKind>>> = recordKinds;
  return async (name) => {
    const own = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (own) return own;
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    if (load) return lazyImport(load);
    const names = [...entities.map((entity) => entity.name), ...Object.keys({ ...loaders, ...kinds })];
    throw unsupportedError(`There is no resource '${name}'. Known resources: ${formatNames(names)}.`);
  };
}

/** What one request reads. */
interface Request {
  parentId?: string;
  query?: { limit: number; offset: number };
  signal?: AbortSignal | undefined;
}

interface Records {
  records: EntityRecord[];
  leftOut: number;
  /** Of a paged call; null if it isn't plausible. */
  total: number | null;
}

export function createRecordReads(http: Http, { siteId, ...options }: RecordReadOptions): RecordReads {
  const loadKind = createKindLoader(options);
  /** Optional calls that the API lacks. They are not requested again. */
  const missing = new Set<string>();
  /** Optional calls that have responded: a later 404 means that the parent doesn't exist. */
  const known = new Set<string>();

  /** Returns null if the API lacks the call. */
  async function send(name: string, { parentId = '', query, signal }: Request): Promise<Records | null> {
    const kind = await loadKind(name);
    if (missing.has(name)) return null;
    if (!kind.items) throw unsupportedError(`'${name}' can't be read: its records are only created.`);
    const path = `/admin/${kind.path.replace(/\{\w+\}/, encodeURIComponent(parentId))}`;
    try {
      const response = await http({ method: 'GET', path, ...(query && { query }), ...(signal && { signal }) });
      const records = parseResponse(name, kind, response, parentId || siteId);
      known.add(name);
      return records;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!kind.isOptional || !isMissingCall(error) || (kind.parent && known.has(name))) throw error;
      missing.add(name);
      return null;
    }
  }

  async function getList(name: string, { filter, sort, pagination, signal }: GetListParams): Promise<ListResult> {
    const kind = await loadKind(name);
    const values: Record<string, unknown> = isObject(filter) ? filter : {};
    assertFields(name, kind, [...Object.keys(values), sort?.field ?? 'id']);
    const parentId = getParentId(name, kind, values);
    const { page, perPage } = normalizePagination(pagination);
    if (kind.isPaged) {
      assertUnfiltered(name, kind, values, sort);
      const start = (page - 1) * perPage;
      return loadPage({ page, perPage }, async (done) => {
        const query = { limit: Math.min(MAX_REQUEST_ROWS, perPage - done), offset: start + done };
        const result = await send(name, { parentId, query, signal });
        if (!result) return missingList();
        const { records, leftOut, total } = result;
        const hasNextPage = records.length + leftOut >= query.limit;
        return {
          data: records,
          ...(total === null ? { pageInfo: { hasPreviousPage: query.offset > 0, hasNextPage } } : { total }),
          meta: { leftOut, notice: null },
        };
      });
    }
    const result = await send(name, { parentId, signal });
    if (!result) return missingList();
    const matching = sortRecords(filterRecords(result.records, values, kind.title), sort);
    return {
      data: matching.slice((page - 1) * perPage, page * perPage),
      total: matching.length,
      meta: { leftOut: result.leftOut, notice: null },
    };
  }

  async function getMany(name: string, { ids, signal }: GetManyParams<EntityRecord>) {
    const kind = await loadKind(name);
    assertFound(name, kind);
    const parents = new Set(ids.map((id) => (isReadByParent(kind) ? parseParentId(kind, String(id)) : '')));
    const read = async (parentId: string | null): Promise<EntityRecord[]> => {
      if (parentId === null) return [];
      try {
        return (await send(name, { parentId, signal }))?.records ?? [];
      } catch (thrown) {
        if (toAppError(thrown).kind === 'notFound') return [];
        throw thrown;
      }
    };
    const records = (await Promise.all([...parents].map(read))).flat();
    const requested = new Set(ids.map(String));
    return { data: records.filter(({ id }) => requested.has(id)) };
  }

  return {
    getList,
    getMany,
    async getOne(name, { id, signal }) {
      const kind = await loadKind(name);
      assertFound(name, kind);
      const parentId = isReadByParent(kind) ? parseParentId(kind, String(id)) : '';
      const result = parentId === null ? null : await send(name, { parentId, signal });
      const record = result?.records.find((one) => one.id === String(id));
      if (!record) throw new AppError({ kind: 'notFound', status: 200 });
      return { data: record };
    },
    async getManyReference(name, { target, id, filter, ...params }) {
      // An empty filter would be ignored and list the records of all references.
      if (String(id ?? '').trim() === '') return { data: [], total: 0 };
      return getList(name, { ...params, filter: { ...filter, [target]: id } });
    },
  };
}

/** Whether the path names the parent, so that the records of each parent are read by a separate request. */
export const isReadByParent = ({ path }: RecordKind): boolean => path.includes('{');

/** The parent that an id names; null if the id has another form. */
function parseParentId({ isSingle }: RecordKind, id: string): string | null {
  return isSingle ? id || null : (splitRecordId(id)?.parentId ?? null);
}

const missingList = (): ListResult => ({ data: [], total: 0, meta: { leftOut: 0, notice: null, isMissing: true } });

/** @throws AppError badAnswer if the response isn't what the kind declares */
function parseResponse(name: string, kind: RecordKind, response: unknown, singleId: string): Records {
  const { items = '' } = kind;
  const body = isObject(response) ? response : {};
  const rows = typeof items === 'string' ? body[items] : items(body, singleId);
  if (!Array.isArray(rows)) throw new AppError({ kind: 'badAnswer', status: 200 });
  const { records, leftOut } = parseRows(name, kind, rows, singleId);
  // A store has one record of such a kind, so that without it, there is nothing to show.
  if (kind.isSingle && leftOut > 0) throw new AppError({ kind: 'badAnswer', status: 200 });
  return { records, leftOut, total: kind.isPaged ? parseTotal(body['total']) : null };
}

/**
 * Parses records leniently. Malformed and repeated ones are left out.
 * @param singleId of the store or, if the records are read by their parent, of that
 */
export function parseRows(
  name: string,
  kind: RecordKind,
  rows: readonly unknown[],
  singleId: string,
): Pick<Records, 'records' | 'leftOut'> {
  const { parent } = kind;
  const report = createSchemaReporter(name);
  const records = new Map<string, EntityRecord>();
  for (const row of rows) {
    const raw = isObject(row) && parent && isReadByParent(kind) ? { ...row, [parent]: singleId } : row;
    const parsed = parseLenient(kind.shape, raw, report);
    const record = parsed && withId(kind, parsed, singleId);
    if (record && !records.has(record.id)) records.set(record.id, record);
  }
  const leftOut = rows.length - records.size;
  if (leftOut > 0) report('left out');
  return { records: [...records.values()], leftOut };
}

function withId(
  { key = '_id', parent, isSingle }: RecordKind,
  values: Readonly<Record<string, unknown>>,
  singleId: string,
): EntityRecord | null {
  if (isSingle) return { ...values, _id: singleId, id: singleId };
  const ownId = values[key];
  if (typeof ownId !== 'string' || ownId === '') return null;
  const id = parent ? joinRecordId(String(values[parent]), ownId) : ownId;
  return { ...values, _id: String(values['_id'] ?? ownId), id };
}

function assertFields(name: string, { shape }: RecordKind, requested: readonly string[]): void {
  const fields = Object.keys(shape.shape);
  const unknown = requested.filter((field) => field !== 'id' && field !== 'q' && !fields.includes(field));
  if (unknown.length === 0) return;
  throw unsupportedError(`'${name}' has no field ${formatNames(unknown)}. Its fields: ${formatNames(fields)}.`);
}

/** The parent whose records are requested; '' if one call responds with all. */
function getParentId(name: string, kind: RecordKind, filter: Readonly<Record<string, unknown>>): string {
  const { parent } = kind;
  if (!parent || !isReadByParent(kind)) return '';
  const value = filter[parent];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw unsupportedError(`'${name}' can only be listed by '${parent}': add it to the filter.`);
}

/** @throws AppError notFound if the records are only listed, so that one can't be found by its id */
function assertFound(name: string, { isPaged, parent }: RecordKind): void {
  if (!isPaged) return;
  const message = `'${name}' has no read by id: the provider lists these records only. Use getList with '${parent}'.`;
  throw new AppError({ kind: 'notFound', message });
}

/** @throws AppError validation for filters and sorts that the API would ignore */
function assertUnfiltered(
  name: string,
  { parent }: RecordKind,
  filter: Readonly<Record<string, unknown>>,
  sort: GetListParams['sort'],
): void {
  const others = Object.keys(filter).filter((field) => field !== parent && !isEmpty(filter[field]));
  if (others.length === 0 && (sort?.field ?? 'id') === 'id') return;
  throw unsupportedError(`'${name}' can only be filtered by '${parent}', and has a fixed order.`);
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function filterRecords(
  records: readonly EntityRecord[],
  { q, ...values }: Readonly<Record<string, unknown>>,
  title: string,
): readonly EntityRecord[] {
  const search = isEmpty(q) ? '' : String(q).trim().toLocaleLowerCase();
  const conditions = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return records.filter(
    (record) =>
      String(record[title] ?? '')
        .toLocaleLowerCase()
        .includes(search) &&
      conditions.every(([field, value]) =>
        (Array.isArray(value) ? value : [value]).some((item) => String(item) === String(record[field])),
      ),
  );
}

/** react-admin's default sort, by `id`, keeps the order of the API. */
function sortRecords(records: readonly EntityRecord[], sort: GetListParams['sort']): readonly EntityRecord[] {
  if (!sort || sort.field === 'id') return records;
  return orderBy(records, [({ [sort.field]: value }) => value], [sort.order === 'DESC' ? 'desc' : 'asc']);
}
