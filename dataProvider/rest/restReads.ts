/** Lists over REST: `GET /admin/<path>`. */
import type { GetListParams } from 'ra-core';
import type { Entity, RestFallback, RestRead } from '../../resources/entity';
import { toAppError } from '../errors';
import type { GraphqlReads } from '../graphql/graphqlReads';
import { loadPage } from '../graphql/loadPage';
import { type ListResult, parseList } from '../graphql/parseRows';
import { listVariables, normalizePagination } from '../graphql/variables';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { isObject } from '../parse/isObject';
import { toRecords } from '../parse/records';

export interface RestReads {
  /**
   * Loads a page of any size. Reads the records of the declared fallback, without total values, if the API doesn't have
   * the call; it is requested once.
   * @throws AppError; validation for a sort or filter that the entity does not declare
   */
  getList(entity: Entity, params: GetListParams): Promise<ListResult>;
}

/** @param readFallback reads the list of another entity */
export function createRestReads(http: Http, readFallback: GraphqlReads['getList']): RestReads {
  const missing = new Set<string>();
  return {
    async getList(entity, params) {
      const { read } = entity;
      if (read.from !== 'rest') throw new TypeError(`'${entity.name}' is not read over REST.`);
      const { fallback } = read;
      if (fallback && missing.has(read.path)) return readStandIn(entity, fallback, params, readFallback);
      try {
        return await readPage(http, entity, read, params);
      } catch (thrown) {
        if (!fallback || !isMissingCall(toAppError(thrown))) throw thrown;
        missing.add(read.path);
        return readStandIn(entity, fallback, params, readFallback);
      }
    },
  };
}

function readPage(http: Http, entity: Entity, read: RestRead, params: GetListParams): Promise<ListResult> {
  const { signal } = params;
  return loadPage(normalizePagination(params.pagination), async (done) => {
    const variables = listVariables(entity, params, done);
    const query = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
    const path = `/admin/${read.path}`;
    const response = await http({ method: 'GET', path, query, ...(signal && { signal }) });
    return parseList(entity, response, variables, null);
  });
}

/** Reads the rows of the other entity with the filters that both have. */
async function readStandIn(
  entity: Entity,
  { entity: other, filter, parameters, toRow }: RestFallback,
  { filter: values, sort: _unsupported, ...params }: GetListParams,
  readList: GraphqlReads['getList'],
): Promise<ListResult> {
  const shared = Object.entries(isObject(values) ? values : {}).flatMap(([name, value]) => {
    const parameter = parameters[name];
    return parameter === undefined ? [] : [[parameter, value] as const];
  });
  const result = await readList(other, { ...params, filter: { ...Object.fromEntries(shared), ...filter } });
  const { records, leftOut } = toRecords(entity, result.data.map(toRow));
  return {
    ...result,
    data: records,
    meta: { ...result.meta, leftOut: result.meta.leftOut + leftOut, isFallback: true },
  };
}
