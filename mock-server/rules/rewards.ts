import * as z from 'zod/mini';
import type { Row } from '../../resources/entity';
import { Problem } from '../problem';
import type { Change } from '../store/change';
import type { Site } from '../store/site';
import { valueAt } from '../store/valueAt';
import type { WriteRules } from './writeRules';

/** Where a status may go. The way back to pending is for taking a decision back. */
const next: Readonly<Record<string, readonly string[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['approved', 'pending'],
};

/** Rewards of customers: a decision is made on each, and points follow it. */
export const rewardRules: WriteRules = {
  change: z.strictObject({ status: z.enum(['pending', 'approved', 'rejected']) }),
  changed: (row, { status }, _site, now) => {
    const from = String(row['status']);
    const to = String(status);
    if (from === to) throw new Problem(409, `This reward is ${to} already.`);
    if (!next[from]?.includes(to)) throw new Problem(409, `A reward that is ${from} cannot become ${to}.`);
    return { ...row, status: to, availableAt: to === 'approved' ? (row['availableAt'] ?? now) : null };
  },
  checkRemoval: (row) => {
    if (row['status'] !== 'rejected') {
      throw new Problem(409, `Only a rejected reward can be deleted; this one is ${String(row['status'])}.`);
    }
  },
  alongside: (before, after, site) => changeOfBalance(before, after, site),
};

/** An approved reward counts on its customer; one that is no longer approved does not. */
function changeOfBalance(before: Row | null, after: Row | null, site: Site): Change[] {
  const reward = after ?? before;
  const customer = site.table('customers').get(String(valueAt(reward, 'customer._id')));
  const step = Number(after?.['status'] === 'approved') - Number(before?.['status'] === 'approved');
  if (!customer || !reward || step === 0) return [];
  const isVoucher = reward['type'] === 'coupon_code';
  const field = isVoucher ? 'totalVouchers' : 'totalPoints';
  const total = Number(customer[field]) + step * (isVoucher ? 1 : Number(reward['amount'] ?? 0));
  const put = { ...customer, [field]: isVoucher ? Math.max(0, total) : total };
  return [{ site: site.id, table: 'customers', put }];
}
