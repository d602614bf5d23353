/** Stored state of a queue run: position, skipped records, and counts. Survives a reload of the tab. */
import * as z from 'zod/mini';
import { isObject } from '../../../dataProvider/parse/isObject';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import type { PersistedQueue, QueueState } from './queueState';
import { getCurrentEntry, isPending } from './queueState';

// Counts are parsed manually: z.record would add code to the initial bundle.
const shape = z.object({
  handledCounts: z.unknown(),
  actionCounts: z.unknown(),
  positionKey: z.nullable(z.string()),
  previouslySkipped: z.array(z.string()),
});

/** Loads the stored state. Returns an empty object if there is none or it is invalid. */
export function loadQueueMemory(key: string): Partial<PersistedQueue> {
  try {
    const { handledCounts, actionCounts, ...rest } = z.parse(shape, JSON.parse(getTabItem(key) ?? ''));
    return { ...rest, handledCounts: toCounts(handledCounts), actionCounts: toCounts(actionCounts) };
  } catch {
    return {};
  }
}

/** Returns the non-negative integers of an object. Other values are omitted. */
function toCounts(value: unknown): Record<string, number> {
  if (!isObject(value)) return {};
  const isCount = (pair: [string, unknown]): pair is [string, number] =>
    Number.isInteger(pair[1]) && Number(pair[1]) >= 0;
  return Object.fromEntries(Object.entries(value).filter(isCount));
}

/** Stores the state of a run. */
export function saveQueueMemory(key: string, state: QueueState): void {
  const skipped = [...state.entries.values()]
    .filter((entry) => entry.skippedTurn !== null && isPending(entry))
    .toSorted((a, b) => (a.skippedTurn ?? 0) - (b.skippedTurn ?? 0))
    .map((entry) => entry.key);
  const unseen = state.previouslySkipped.filter((item) => !state.entries.has(item));
  const persisted: PersistedQueue = {
    handledCounts: state.handledCounts,
    actionCounts: state.actionCounts,
    positionKey: getCurrentEntry(state)?.key ?? state.positionKey,
    previouslySkipped: [...unseen, ...skipped],
  };
  setTabItem(key, JSON.stringify(persisted));
}
