/** Reads over GraphQL, through ra-data-graphql without introspection. */
import type { GetListParams, GetOneParams, GetOneResult } from 'ra-core';
import buildGraphqlProvider, { type BuildQueryResult, type Options } from 'ra-data-graphql';
import type { Entity } from '../../resources/entity';
import { getRecordQuery } from '../abilities';
import type { FindEntity } from '../createEntityFinder';
import { toAppError } from '../errors';
import type { Http } from '../http/http';
import { lazyImport } from '../methods/lazyImport';
import type { EntityRecord } from '../parse/records';
import { getListQuery } from './buildQuery';
import type { CountRows } from './countRows';
import { GraphqlClientAdapter, type GraphqlResult, toQueryDocument } from './graphqlClient';
import { loadPage } from './loadPage';
import { type ListResult, parseList, parseOne } from './parseRows';
import { listVariables, normalizePagination } from './variables';

/** Reads of every entity. */
export interface GraphqlReads {
  /**
   * Loads a page of any size. Pages larger than the API's maximum are loaded with several sequential
   * requests. With `meta: { onlyTotal: true }`, no rows are loaded, and totals that are asked for at the same time are
   * one request.
   * @throws AppError; validation for a sort or filter that the entity does not declare
   */
  getList(name: string, params: GetListParams): Promise<ListResult>;
  /** @throws AppError notFound if the row does not exist or the API has no query for one row */
  getOne(name: string, params: GetOneParams<EntityRecord>): Promise<GetOneResult<EntityRecord>>;
}

/** Parameters of one request of a page. */
interface PartParams extends GetListParams {
  /** Rows of the page that are already loaded. */
  done: number;
}

export function createGraphqlReads(http: Http, findEntity: FindEntity): GraphqlReads {
  const client = new GraphqlClientAdapter(http);
  let countRows: CountRows | undefined;
  const getTotal: GraphqlReads['getList'] = async (name, { filter }) => {
    const { createCountRows } = await lazyImport(() => import('./countRows'));
    countRows ??= createCountRows(client);
    return countRows(findEntity(name), filter);
  };
  const { getList, getOne } = buildGraphqlProvider({
    introspection: false,
    // The package only calls `query`.
    client: client as unknown as NonNullable<Options['client']>,
    buildQuery: () => (type, name, params) => {
      const entity = findEntity(name);
      const query = type === 'GET_LIST' ? buildListQuery(entity, params) : buildOneQuery(entity, params);
      // The declared type is Apollo's, but only these three properties are used.
      return query as unknown as BuildQueryResult;
    },
  });
  return {
    getList(name, params) {
      if (params.meta?.onlyTotal) return getTotal(name, params);
      const loadPart = async (done: number): Promise<ListResult> => {
        const part: PartParams = { ...params, done };
        const { meta, ...result } = await getList<EntityRecord>(name, part).catch(unwrap);
        return { ...result, meta };
      };
      return loadPage(normalizePagination(params.pagination), loadPart);
    },
    getOne: (name, params) => getOne<EntityRecord>(name, params).catch(unwrap),
  };
}

function buildListQuery(entity: Entity, { done, ...params }: PartParams) {
  const variables = listVariables(entity, params, done);
  return {
    query: toQueryDocument(getListQuery(entity)),
    variables,
    parseResponse: ({ data, notice }: GraphqlResult) => parseList(entity, data['list'], variables, notice),
  };
}

function buildOneQuery(entity: Entity, { id }: GetOneParams) {
  return {
    query: toQueryDocument(getRecordQuery(entity)),
    variables: { id: String(id) },
    parseResponse: ({ data }: GraphqlResult) => parseOne(entity, data['one']),
  };
}

/** ra-data-graphql wraps every error in one of status 200; rethrows the original. */
function unwrap(thrown: unknown): never {
  throw toAppError(thrown);
}
