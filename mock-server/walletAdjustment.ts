import { randomBytes } from 'node:crypto';
import type { Row } from '../resources/entity';
import { personOf } from './fixtures/rows';
import { customerOf } from './rules/references';
import type { Site } from './store/site';

/** The reward record of points that a merchant gave or took, approved at once. */
export function walletAdjustment(site: Site, customerId: string, amount: number, now: string): Row {
  return adjustmentFor(customerOf(site, customerId), amount, now);
}

/** The same for a customer that is about to be made. */
export function adjustmentFor(customer: Parameters<typeof personOf>[0], amount: number, now: string): Row {
  return {
    ...emptyReward(),
    type: 'points',
    task_type: 'wallet_adjustment',
    amount,
    status: 'approved',
    customer: personOf(customer),
    createdAt: now,
    availableAt: now,
  };
}

/** A reward record with nothing in it but a new id. */
export function emptyReward(): Row {
  return {
    _id: randomBytes(12).toString('hex'),
    type: 'points',
    task_type: null,
    coupon_code: null,
    amount: null,
    status: 'approved',
    discountConfig: null,
    order: null,
    review: null,
    faq: null,
    customer: null,
    createdAt: null,
    availableAt: null,
    expiresAt: null,
    scratchedAt: null,
  };
}
