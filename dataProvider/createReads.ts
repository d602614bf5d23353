import type { Entity } from '../resources/entity';
import type { FindEntity } from './createEntityFinder';
import { createGraphqlReads, type GraphqlReads } from './graphql/graphqlReads';
import type { Http } from './http/http';
import { lazyImport } from './methods/lazyImport';
import type { RestReads } from './rest/restReads';

/** Declarations that are loaded when their list is read, by name. */
export type LazyEntities = Readonly<Record<string, () => Promise<Entity>>>;

/** Reads of every entity: over GraphQL, or over REST, which is loaded when it is needed. */
export function createReads(http: Http, findEntity: FindEntity, lazyEntities: LazyEntities): GraphqlReads {
  const reads = createGraphqlReads(http, findEntity);
  let restReads: RestReads | undefined;
  const getRestList: GraphqlReads['getList'] = async (name, params) => {
    const load = lazyEntities[name];
    const entity = load ? await lazyImport(load) : findEntity(name);
    const { createRestReads } = await lazyImport(() => import('./rest/restReads'));
    restReads ??= createRestReads(http, reads.getList);
    return restReads.getList(entity, params);
  };
  return {
    ...reads,
    getList: async (name, params) =>
      (lazyEntities[name] || findEntity(name).read.from === 'rest' ? getRestList : reads.getList)(name, params),
  };
}
