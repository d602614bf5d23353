import * as z from 'zod/mini';
import type { Row } from '../../resources/entity';
import { HttpError } from '../httpError';
import type { Change } from '../store/change';
import { getRowValue } from '../store/getRowValue';
import type { Site } from '../store/site';
import type { WriteRules } from './writeRules';

/** Allowed status transitions. */
const allowedTransitions: Readonly<Record<string, readonly string[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

/** Rewards. Decisions update the customer's balance. */
export const rewardRules: WriteRules = {
  change: z.strictObject({ status: z.enum(['pending', 'approved', 'rejected']) }),
  applyPatch: (row, { status }, _site, now) => {
    const from = String(row['status']);
    const to = String(status);
    if (from === to) throw new HttpError(409, `This reward is already ${to}.`);
    if (!allowedTransitions[from]?.includes(to))
      throw new HttpError(409, `You can’t change a reward from ${from} to ${to}.`);
    return { ...row, status: to, availableAt: to === 'approved' ? (row['availableAt'] ?? now) : null };
  },
  checkRemoval: (row) => {
    if (row['status'] !== 'rejected') {
      throw new HttpError(409, 'Reject this reward before you delete it.');
    }
  },
  sideEffects: (before, after, site) => balanceChanges(before, after, site),
};

/** Adds approved rewards to the customer's balance and removes those that are no longer approved. */
function balanceChanges(before: Row | null, after: Row | null, site: Site): Change[] {
  const reward = after ?? before;
  const customer = site.table('customers').get(String(getRowValue(reward, 'customer._id')));
  const step = Number(after?.['status'] === 'approved') - Number(before?.['status'] === 'approved');
  if (!customer || !reward || step === 0) return [];
  const isVoucher = reward['type'] === 'coupon_code';
  const field = isVoucher ? 'totalVouchers' : 'totalPoints';
  const total = Number(customer[field]) + step * (isVoucher ? 1 : Number(reward['amount'] ?? 0));
  const put = { ...customer, [field]: isVoucher ? Math.max(0, total) : total };
  return [{ site: site.id, table: 'customers', put }];
}
