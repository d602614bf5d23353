import type { Site } from '../../../session/sessionState';
import type { StoreCountMap } from '../../../session/stores/useStoreCounts';

/** The next store with pending records, in the order of the list and around its end; undefined if no other has any. */
export function findNextStore(
  sites: readonly Site[],
  counts: StoreCountMap,
  currentId: string | null,
): Site | undefined {
  const start = sites.findIndex(({ _id }) => _id === currentId) + 1;
  const inOrder = [...sites.slice(start), ...sites.slice(0, start)];
  return inOrder.find(({ _id }) => _id !== currentId && (counts.get(_id) ?? 0) > 0);
}
