import * as z from 'zod/mini';
import { usePreference } from '../../../engine/preferences';
import { type LintLimits, usualLimits } from './lintProgram';

/** What a limit may be. */
export const limitBounds = { orders: { least: 1, most: 100 }, payout: { least: 1, most: 100 } } as const;

const within = ({ least, most }: { least: number; most: number }, of = 1) =>
  z.number().check(z.minimum(least / of), z.maximum(most / of));

const limitsShape = z.object({ orders: within(limitBounds.orders), payout: within(limitBounds.payout, 100) });

/** From where on the merchant is warned, kept on this device for this shop. */
export function useLintLimits(): [LintLimits, (limits: LintLimits) => void] {
  const [limits, store] = usePreference('lintLimits', limitsShape);
  return [limits ?? usualLimits, store];
}
