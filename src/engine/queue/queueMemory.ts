/** What this tab keeps of a run over a reload: where it stood, what was skipped, and what was done. */
import * as z from 'zod/mini';
import { readTab, writeTab } from '../../lib/tabStorage';
import type { Kept, QueueState } from './queueState';
import { currentOf, waits } from './queueState';

const counts = z.record(z.string(), z.int().check(z.nonnegative()));
const shape = z.object({
  handled: counts,
  tally: counts,
  place: z.nullable(z.string()),
  remembered: z.array(z.string()),
});

/** Nothing where nothing was kept, or where it cannot be read any more. */
export function readMemory(key: string): Partial<Kept> {
  try {
    return z.parse(shape, JSON.parse(readTab(key) ?? ''));
  } catch {
    return {};
  }
}

export function writeMemory(key: string, state: QueueState): void {
  const skipped = [...state.entries.values()]
    .filter((entry) => entry.skipped !== null && waits(entry))
    .toSorted((one, other) => (one.skipped ?? 0) - (other.skipped ?? 0))
    .map((entry) => entry.key);
  const unseen = state.remembered.filter((one) => !state.entries.has(one));
  const kept: Kept = {
    handled: state.handled,
    tally: state.tally,
    place: currentOf(state)?.key ?? state.place,
    remembered: [...unseen, ...skipped],
  };
  writeTab(key, JSON.stringify(kept));
}
