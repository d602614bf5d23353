import { useMemo, useRef } from 'react';
import type { PageFlags } from '../flags/flag';
import { flagRecords } from '../flags/flagRecords';
import type { Entry, QueueState } from './queueState';

const none: PageFlags = new Map();

/** What is conspicuous among the records of the kind that is shown, as far as they were read. */
export function useQueueFlags({ entries }: QueueState, current: Entry | null): PageFlags {
  const entity = current?.entity;
  const known = useRef<PageFlags>(undefined);
  const count = entries.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the texts that count, and they come with new records
  return useMemo(() => {
    if (!entity?.flags) return none;
    const records = [...entries.values()].filter((entry) => entry.entity === entity).map(({ base }) => base);
    known.current = flagRecords(entity.flags, records, known.current);
    return known.current;
  }, [entity, count]);
}
