/** What this tab keeps of a run over a reload: where it stood, what was skipped, and what was done. */
import * as z from 'zod/mini';
import { isObject } from '../../../dataProvider/isObject';
import { readTab, writeTab } from '../../lib/tabStorage';
import type { Kept, QueueState } from './queueState';
import { currentOf, waits } from './queueState';

// Counts are looked at by hand: what the schema needs for them is loaded with the first page, whatever uses it.
const shape = z.object({
  handled: z.unknown(),
  tally: z.unknown(),
  place: z.nullable(z.string()),
  remembered: z.array(z.string()),
});

/** Nothing where nothing was kept, or where it cannot be read any more. */
export function readMemory(key: string): Partial<Kept> {
  try {
    const { handled, tally, ...rest } = z.parse(shape, JSON.parse(readTab(key) ?? ''));
    return { ...rest, handled: asCounts(handled), tally: asCounts(tally) };
  } catch {
    return {};
  }
}

/** The whole numbers of a record from 0 on; anything else in it is left out. */
function asCounts(value: unknown): Record<string, number> {
  if (!isObject(value)) return {};
  const isCount = (pair: [string, unknown]): pair is [string, number] =>
    Number.isInteger(pair[1]) && Number(pair[1]) >= 0;
  return Object.fromEntries(Object.entries(value).filter(isCount));
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
