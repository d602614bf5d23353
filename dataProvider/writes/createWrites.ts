import type { QueryClient } from '@tanstack/react-query';
import type { FindEntity } from '../createEntityFinder';
import type { GraphqlReads } from '../graphql/graphqlReads';
import type { Http } from '../http/http';
import { refetchRecord } from '../methods/refetchRecord';
import type { EntityRecord } from '../parse/records';
import { hasSentValues } from '../rest/changes';
import { createRestWrites } from '../rest/restWrites';
import { prepareEntity } from './prepareEntity';
import { type BeginWrite, withHistory } from './withHistory';
import type { AttemptStore, WriteFinding } from './withProof';
import { wrapWrites } from './wrapWrites';
import type { FindRules, Writes } from './writes';

interface Listeners {
  beginWrite: BeginWrite;
  onFinding: (finding: WriteFinding) => void;
  attempts: AttemptStore;
  allWrites: Writes;
}

/** Writes of entities over REST: proven or verified, in order, reported to the history, and with their responses in the cache. */
export function createWrites(
  http: Http,
  reads: GraphqlReads,
  findEntity: FindEntity,
  queryClient: QueryClient,
  { beginWrite, ...options }: Listeners,
): Writes {
  const readFresh = (name: string, record: EntityRecord) => refetchRecord(reads, findEntity(name), record);
  return wrapWrites(createRestWrites(http, findEntity), {
    ...options,
    readFresh,
    findRules: createEntityRules(findEntity),
    queryClient,
    reads,
    prepare: (name, data) => prepareEntity(findEntity(name), data),
    report: (proven) => withHistory(proven, findEntity, beginWrite),
  });
}

/** What the wrappers must know of the entities. A record that isn't found is gone only if the API has a query by id. */
export const createEntityRules =
  (findEntity: FindEntity): FindRules =>
  (name) => {
    const entity = findEntity(name);
    return {
      hasValues: (record, values) => hasSentValues(entity, record, values),
      isLookupReliable: entity.read.one !== undefined,
      isGoneDeleted: false,
      merged: [],
      affects: entity.write.affects ?? [],
    };
  };
