import type { QueryClient } from '@tanstack/react-query';
import type { FindEntity } from '../createEntityFinder';
import type { Http } from '../http/http';
import { createRestWrites } from '../rest/restWrites';
import { withCache } from './withCache';
import { type WrittenChange, withHistory } from './withHistory';
import { withOrder } from './withOrder';
import type { Writes } from './writes';

/** Writes over REST: in order, reported to the history, and with their responses in the cache. */
export const createWrites = (
  http: Http,
  findEntity: FindEntity,
  queryClient: QueryClient,
  onWritten: (change: WrittenChange) => void,
): Writes => withCache(withOrder(withHistory(createRestWrites(http, findEntity), findEntity, onWritten)), queryClient);
