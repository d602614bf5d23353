import { useCurrentSite } from './currentSite';

/** How much one click may do in stores without limits of their own. Larger acts also require typing the number. */
export const CLICK_LIMITS = { points: 10_000, records: 100 } as const;

/** How much one click may do in this store: added points, and deleted or imported records. */
export function useClickLimits(): { points: number; records: number } {
  const { pointsLimit, recordsLimit } = useCurrentSite();
  return { points: pointsLimit ?? CLICK_LIMITS.points, records: recordsLimit ?? CLICK_LIMITS.records };
}
