import { firstRecordReads } from '../resources';
import type { Entity } from '../resources/entity';
import type { FirstRecordReads, RecordKind } from '../resources/recordKind';
import type { FindEntity } from './createEntityFinder';
import { createGraphqlReads, type GraphqlReads } from './graphql/graphqlReads';
import type { ListResult } from './graphql/parseRows';
import type { ReferenceReads } from './graphql/referenceReads';
import type { Http } from './http/http';
import { lazyImport } from './methods/lazyImport';
import { parseItemsBy, parseObject } from './methods/parseResponse';
import { isForAll } from './recordQueries';
import type { RecordReads } from './rest/recordReads';
import type { RestReads } from './rest/restReads';

/** Declarations that are loaded when their list is read, by name. */
export type LazyEntities = Readonly<Record<string, () => Promise<Entity>>>;

/** What the reads need to know of the resources. */
interface ReadOptions {
  entities: readonly Entity[];
  findEntity: FindEntity;
  lazyEntities: LazyEntities;
  /** Whether a name is that of an entity, also of one that is loaded later. */
  isEntity: (name: string) => boolean;
  /** Kinds of record besides those of the console. */
  recordKinds: Readonly<Record<string, RecordKind>>;
  siteId: string;
}

/** Reads of every kind of record: entities over GraphQL or REST, the other kinds over REST. What REST needs is loaded with the first such read. */
export function createReads(
  http: Http,
  { entities, findEntity, lazyEntities, isEntity, recordKinds, siteId }: ReadOptions,
): GraphqlReads & ReferenceReads {
  const reads = createGraphqlReads(http, findEntity);
  let restReads: RestReads | undefined;
  let recordReads: RecordReads | undefined;
  const getRestList: GraphqlReads['getList'] = async (name, params) => {
    const load = lazyEntities[name];
    const entity = load ? await lazyImport(load) : findEntity(name);
    const { createRestReads } = await lazyImport(() => import('./rest/restReads'));
    restReads ??= createRestReads(http, reads.getList);
    return restReads.getList(entity, params);
  };
  const loadRecordReads = async () => {
    const { createRecordReads } = await lazyImport(() => import('./rest/recordReads'));
    recordReads ??= createRecordReads(http, { kinds: recordKinds, entities, siteId });
    return recordReads;
  };
  const getList: GraphqlReads['getList'] = async (name, params) => {
    const first = isForAll(params) ? firstRecordReads.get(name) : undefined;
    if (first) return readAll(http, name, first, params.signal);
    if (!isEntity(name)) return (await loadRecordReads()).getList(name, params);
    return (lazyEntities[name] || findEntity(name).read.from === 'rest' ? getRestList : reads.getList)(name, params);
  };
  const getOne: GraphqlReads['getOne'] = async (name, params) =>
    (isEntity(name) ? reads : await loadRecordReads()).getOne(name, params);
  // Read by react-admin's own components alone.
  const loadReferenceReads = async (name: string): Promise<ReferenceReads> =>
    isEntity(name)
      ? (await lazyImport(() => import('./graphql/referenceReads'))).createReferenceReads(
          { getList, getOne },
          findEntity,
        )
      : loadRecordReads();
  return {
    getList,
    getOne,
    getMany: async (name, params) => (await loadReferenceReads(name)).getMany(name, params),
    getManyReference: async (name, params) => (await loadReferenceReads(name)).getManyReference(name, params),
  };
}

const getId = (record: Readonly<Record<string, unknown>>) => String(record['_id']);

/** Reads all records of a kind, as `rest/recordReads.ts` does. @throws AppError badAnswer if the response has no list */
async function readAll(
  http: Http,
  name: string,
  { shape, path, items }: FirstRecordReads,
  signal: AbortSignal | undefined,
): Promise<ListResult> {
  const rows = parseObject(await http({ method: 'GET', path: `/admin/${path}`, ...(signal && { signal }) }))[items];
  const data = parseItemsBy(getId, shape, rows, name).map((record) => ({
    ...record,
    _id: getId(record),
    id: getId(record),
  }));
  return { data, total: data.length, meta: { leftOut: Array(rows).flat().length - data.length, notice: null } };
}
