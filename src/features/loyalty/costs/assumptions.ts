import type { TaskEvent } from '../../../../resources/loyalty/taskType';

/** Inputs of the cost simulation. Amounts are in the store's currency, shares from 0 to 1. */
export interface Assumptions {
  /** Orders of the store per month. */
  orders: number;
  averageOrderValue: number;
  /** Profit margin as a share of the order value. */
  margin: number;
  /** Share of the orders that are placed by program members. */
  memberOrderShare: number;
  /** Share of the earned points that is ever redeemed. */
  redemption: number;
  /** Months over which points are redeemed evenly; at least 1. */
  redeemedWithin: number;
  /** Current total of the customers' points. */
  pointsOwed: number;
  shippingCost: number;
  productCost: number;
  /** Share of the reviews that have an image. */
  withPicture: number;
  /** Events per month that tasks can reward, except orders. */
  eventCounts: Readonly<Record<Exclude<TaskEvent, 'orders'>, number>>;
}

/** Clamps a share to 0–1. Invalid numbers become 0. */
export const clampShare = (value: number): number => Math.min(1, clampAmount(value));

/** Clamps an amount to a finite, non-negative number. Invalid numbers become 0. */
export const clampAmount = (value: number): number => (Number.isFinite(value) ? Math.min(Math.max(value, 0), 1e12) : 0);

/**
 * Distribution of order values, as multiples of the average: a fifth of the orders each.
 * Without it, a minimum order value above the average would make a program look free.
 */
export const ORDER_VALUE_SPREAD = [0.3, 0.6, 0.9, 1.2, 2] as const;
