import type { QueryClient } from '@tanstack/react-query';
import type { FindEntity } from '../createEntityFinder';
import type { GraphqlReads } from '../graphql/graphqlReads';
import type { Http } from '../http/http';
import { refetchRecord } from '../methods/refetchRecord';
import type { EntityRecord } from '../parse/records';
import { hasSentValues } from '../rest/changes';
import { createRestWrites } from '../rest/restWrites';
import { withCache } from './withCache';
import { type WrittenChange, withHistory } from './withHistory';
import { withOrder } from './withOrder';
import { withVerification } from './withVerification';
import type { FindRules, Writes } from './writes';

/** Writes of entities over REST: verified, in order, reported to the history, and with their responses in the cache. */
export function createWrites(
  http: Http,
  reads: GraphqlReads,
  findEntity: FindEntity,
  queryClient: QueryClient,
  onWritten: (change: WrittenChange) => void,
): Writes {
  const readFresh = (name: string, record: EntityRecord) => refetchRecord(reads, findEntity(name), record);
  const verified = withVerification(createRestWrites(http, findEntity), readFresh, createEntityRules(findEntity));
  return withCache(withOrder(withHistory(verified, findEntity, onWritten)), queryClient);
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
    };
  };
