import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { asReward } from './reward';

export const kinds = ['all', 'points', 'vouchers'] as const;
export const statuses = ['all', 'pending', 'approved', 'rejected'] as const;

/** Which lines of the ledger are shown. */
export interface LedgerFilter {
  kind: (typeof kinds)[number];
  status: (typeof statuses)[number];
}

export const everything: LedgerFilter = { kind: 'all', status: 'all' };

const typeOf = { points: 'points', vouchers: 'coupon_code' } as const;

/** The lines that a filter leaves. */
export function matching(rows: readonly ConsoleRecord[], { kind, status }: LedgerFilter): readonly ConsoleRecord[] {
  return rows.filter((row) => {
    const reward = asReward(row);
    return (kind === 'all' || reward.type === typeOf[kind]) && (status === 'all' || reward.status === status);
  });
}
