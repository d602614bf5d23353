import { useCallback, useState } from 'react';
import type { StoreCount } from './StoreCounts';

/** Counts by site; a site without a count isn't loaded yet. */
export type StoreCountMap = ReadonlyMap<string, StoreCount>;

/** The counts that a `StoreCounts` reports. */
export function useStoreCounts(): [StoreCountMap, onCount: (siteId: string, count: StoreCount) => void] {
  const [counts, setCounts] = useState<StoreCountMap>(new Map());
  const onCount = useCallback((siteId: string, count: StoreCount) => {
    setCounts((current) => new Map(current).set(siteId, count));
  }, []);
  return [counts, onCount];
}
