import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { entities } from '../../../resources';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { getPendingFilters } from './isStillPending';
import { createQueueRun, type QueueRun } from './queueRun';
import type { QueueState } from './queueState';

/** One run per open site, so that writes continue while the user is on another page. */
const runs = new WeakMap<QueryClient, QueueRun>();

/** Entities with a pending view. Those with a text action, such as a reply, come first. */
export const queueEntities = entities
  .filter((entity) => getPendingFilters(entity) !== null)
  .toSorted((a, b) => Number(hasTextAction(b)) - Number(hasTextAction(a)));

function hasTextAction({ actions }: (typeof entities)[number]): boolean {
  return Object.values(actions).some(({ text }) => text !== undefined);
}

/** Queue run of the current site, and its state. */
export function useQueueRun(): [QueueRun, QueueState] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { undoStack } = useWriteHistory();
  const { preferencesKey } = useCurrentSite();
  const memoryKey = `queue.${preferencesKey}`;
  const run =
    runs.get(queryClient) ??
    createQueueRun({ entities: queueEntities, dataProvider, queryClient, undoStack, memoryKey });
  runs.set(queryClient, run);
  return [run, useSyncExternalStore(run.subscribe, run.get)];
}
