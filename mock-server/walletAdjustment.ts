import { randomBytes } from 'node:crypto';
import type { Row } from '../resources/entity';
import { toCustomerRef } from './fixtures/rows';
import { resolveCustomerRef } from './rules/references';
import type { Site } from './store/site';

/** Reward record of a points adjustment, approved immediately. */
export function applyWalletAdjustment(site: Site, customerId: string, amount: number, now: string): Row {
  return buildWalletAdjustment(resolveCustomerRef(site, customerId), amount, now);
}

/** Like {@link applyWalletAdjustment}, for a customer that is not stored yet. */
export function buildWalletAdjustment(customer: Parameters<typeof toCustomerRef>[0], amount: number, now: string): Row {
  return {
    ...emptyReward(),
    type: 'points',
    task_type: 'wallet_adjustment',
    amount,
    status: 'approved',
    customer: toCustomerRef(customer),
    createdAt: now,
    availableAt: now,
  };
}

/** Reward record with a new id and default values. */
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
