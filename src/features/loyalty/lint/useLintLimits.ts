import * as z from 'zod/mini';
import { usePreference } from '../../../engine/shop/preferences';
import { DEFAULT_LIMITS, type LintLimits } from './lintProgram';

/** Allowed range of the limits. `payout` is a percentage. */
export const LIMIT_BOUNDS = { orders: { min: 1, max: 100 }, payout: { min: 1, max: 100 } } as const;

const numberBetween = ({ min, max }: { min: number; max: number }, divisor = 1) =>
  z.number().check(z.minimum(min / divisor), z.maximum(max / divisor));

const limitsShape = z.object({
  orders: numberBetween(LIMIT_BOUNDS.orders),
  payout: numberBetween(LIMIT_BOUNDS.payout, 100),
});

/** Lint limits, stored on this device per store. */
export function useLintLimits(): [LintLimits, (limits: LintLimits) => void] {
  const [limits, store] = usePreference('lintLimits', limitsShape);
  return [limits ?? DEFAULT_LIMITS, store];
}
