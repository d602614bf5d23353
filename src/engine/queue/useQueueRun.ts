import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { entities } from '../../../resources';
import { useEngine } from '../EngineContext';
import type { RecordWriter } from '../records/recordWriter';
import { useShop } from '../shop';
import { useProvider } from '../useProvider';
import { createQueueRun, type QueueRun } from './queueRun';
import type { QueueState } from './queueState';
import { waitingFilters } from './stillWaits';

/** One run a shop, as long as it is open: what was decided goes on while the merchant is on another page. */
const runs = new WeakMap<RecordWriter, QueueRun>();

/** Entities with something to decide on; first those whose records somebody wrote and waits for words on. */
export const queued = entities
  .filter((entity) => waitingFilters(entity) !== null)
  .toSorted((one, other) => Number(isAnswered(other)) - Number(isAnswered(one)));

function isAnswered({ actions }: (typeof entities)[number]): boolean {
  return Object.values(actions).some(({ text }) => text !== undefined);
}

/** The run through what waits in this shop, and its state. */
export function useQueueRun(): [QueueRun, QueueState] {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { writer } = useEngine();
  const { preferencesKey } = useShop();
  const memory = `queue.${preferencesKey}`;
  const run = runs.get(writer) ?? createQueueRun({ entities: queued, dataProvider, writer, queryClient, memory });
  runs.set(writer, run);
  return [run, useSyncExternalStore(run.subscribe, run.get)];
}
