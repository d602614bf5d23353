/** Reads by GraphQL, through ra-data-graphql without introspection. */
import type { GetListParams, GetListResult, GetOneParams, GetOneResult } from 'ra-core';
import buildGraphqlProvider, { type BuildQueryResult, type Options } from 'ra-data-graphql';
import type { Entity } from '../resources/entity';
import { listQuery, oneQuery } from './buildQuery';
import type { EntityOf } from './entityOf';
import { AppError, toAppError } from './errors';
import type { Http } from './http';
import { parseList, parseOne } from './parseRows';
import { documentOf, type QueryAnswer, QueryClient } from './queryClient';
import type { EntityRecord } from './records';
import { listVariables } from './variables';

/** The reads of every entity. */
export interface Reads {
  /** `meta.leftOut` counts rows that could not be read, `meta.notice` says what the server could not answer. */
  getList(name: string, params: GetListParams): Promise<GetListResult<EntityRecord>>;
  /** @throws AppError notFound when there is no such row, or the provider cannot look one up */
  getOne(name: string, params: GetOneParams<EntityRecord>): Promise<GetOneResult<EntityRecord>>;
}

export function createGraphqlReads(http: Http, entityOf: EntityOf): Reads {
  const { getList, getOne } = buildGraphqlProvider({
    introspection: false,
    // The package calls `query` alone.
    client: new QueryClient(http) as unknown as NonNullable<Options['client']>,
    buildQuery: () => (type, name, params) => {
      const entity = entityOf(name);
      const parts = type === 'GET_LIST' ? listParts(entity, params) : oneParts(entity, params);
      // Its type is Apollo's; it uses these three parts alone.
      return parts as unknown as BuildQueryResult;
    },
  });
  return {
    getList: (name, params) => getList<EntityRecord>(name, params).catch(unwrap),
    getOne: (name, params) => getOne<EntityRecord>(name, params).catch(unwrap),
  };
}

function listParts(entity: Entity, params: GetListParams) {
  return {
    query: documentOf(listQuery(entity)),
    variables: listVariables(entity, params),
    parseResponse: ({ data, notice }: QueryAnswer) => parseList(entity, data['list'], params.pagination, notice),
  };
}

function oneParts(entity: Entity, { id }: GetOneParams) {
  const query = oneQuery(entity);
  if (query === null) throw new AppError({ kind: 'notFound' });
  return {
    query: documentOf(query),
    variables: { id: String(id) },
    parseResponse: ({ data }: QueryAnswer) => parseOne(entity, data['one']),
  };
}

/** The package makes an error of status 200 of everything; what was thrown is inside. */
function unwrap(thrown: unknown): never {
  throw toAppError(thrown);
}
